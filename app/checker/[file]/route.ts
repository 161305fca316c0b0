import { getTranslations } from 'next-intl/server';
import { lawFile } from '@/lib/checker/address';
import { checkerLaw } from '@/lib/checker/law';
import { lawWords } from '@/lib/content/facts/law-words';
import { loadRegister } from '@/lib/content/load/law';
import { locales } from '@/lib/i18n/locales';
import { today } from '@/lib/today';
import { typeset } from '@/lib/typography';

// What the checker knows of the law, which it loads once it starts.
export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => locales.map((locale) => ({ file: lawFile(locale) }));

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const locale = locales.find((candidate) => lawFile(candidate) === file);
  if (!locale) return new Response(null, { status: 404 });
  const words = await lawWords(locale, getTranslations);
  return Response.json(
    checkerLaw(loadRegister(), today(), locale, {
      ...words,
      typeset: (text) => typeset(text, locale),
    }),
  );
}
