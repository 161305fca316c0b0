import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { COLON, lowerFirst, sentencesOf } from '@/lib/sentences';
import { toldObligation } from './facts';

/** The most that search results show. */
const TITLE = 60;
const DESCRIPTION = 155;

/** Title and description of the page of an obligation: its name, and as much of what its head says as search results show. */
export async function obligationMeta(
  id: string,
  locale: Locale,
): Promise<{ title: string; description: string }> {
  const t = await getTranslations({ locale, namespace: 'obligation.meta' });
  const { name, brief } = await toldObligation(id, locale);
  const titles = [t('title', { name }), t('shortTitle', { name })];
  const sentences = sentencesOf(brief.map(({ text }) => text).join(' '));
  const description = sentences.reduce((said, { text }, index) => {
    const more = index === 0 ? `${name}${COLON[locale]}${lowerFirst(text)}` : `${said} ${text}`;
    return more.length <= DESCRIPTION ? more : said;
  }, '');
  return {
    title: titles.find(({ length }) => length <= TITLE) ?? name,
    description: description || t('description', { name }),
  };
}
