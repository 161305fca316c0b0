import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { loadSubject, type SubjectPage } from '@/loaders/questions';
import { subjectName } from '@/loaders/routes/names';

/** The most that search results show of a description. */
const DESCRIPTION = 155;

/**
 * Title and description of the page of a subject: its name with the number of its questions, and as many of these as
 * search results show, in the words of those who ask.
 */
export async function subjectMeta(
  id: SubjectPage,
  locale: Locale,
): Promise<{ title: string; description: string }> {
  const t = await getTranslations({ locale, namespace: 'questions.meta' });
  const subject = loadSubject(id, locale);
  const { questions } = subject;
  const rest = t('subjectRest');
  const description = questions.reduce((said, { question }) => {
    const more = said ? `${said} ${question}` : question;
    return more.length + rest.length < DESCRIPTION ? more : said;
  }, '');
  return {
    title: t('subjectTitle', { name: await subjectName(subject, locale), count: questions.length }),
    description: `${description} ${rest}`,
  };
}
