import { columnWords } from '@/components/companies/column-words';
import { COLUMNS_FILE, templateFile } from '@/law/companies/addresses';
import { templateLines } from '@/law/companies/examples';
import { printCsv } from '@/lib/csv';
import { locales } from '@/lib/i18n/locales';

// A list of companies to fill in, and the words that its columns are recognised by.
export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () =>
  [COLUMNS_FILE, ...locales.map(templateFile)].map((file) => ({ file }));

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  if (file === COLUMNS_FILE) return Response.json(await Promise.all(locales.map(columnWords)));
  const locale = locales.find((each) => file === templateFile(each));
  if (!locale) return new Response(null, { status: 404 });
  const lines = templateLines(await columnWords(locale));
  return new Response(printCsv(lines, { spreadsheet: true, french: locale === 'fr' }), {
    headers: { 'Content-Type': 'text/csv; charset=utf-8' },
  });
}
