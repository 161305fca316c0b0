import type { PhrasingContent, RootContent } from 'mdast';
import { getTranslations } from 'next-intl/server';
import { addressIn } from '@/law/acts';
import { site } from '@/lib/config/site';
import { formatDate } from '@/lib/dates';
import { type Locale, localeNames, locales } from '@/lib/i18n/locales';
import { heading, item, link, list, paragraph, printMarkdown, text } from '@/lib/markdown';
import { loadQuestions, type Provision, type Question } from '@/loaders/questions';
import { absoluteUrl, pageUrl, questionsMarkdownPath } from '@/loaders/routes/addresses';
import { answeringTitle, pageOf } from '@/loaders/routes/page';
import type { PageId } from '@/loaders/routes/registry';

/**
 * The questions as one Markdown document, by subject.
 * @throws ContentError when their file is invalid.
 */
export async function questionsMarkdown(locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'questions' });
  const others = locales.filter((other) => other !== locale);
  const subjects = await Promise.all(
    loadQuestions(locale).map(async (subject) => [
      heading(2, await pageOf(subject.page).name(locale)),
      ...(await Promise.all(subject.questions.map((each) => entry(each, locale)))).flat(),
    ]),
  );
  return printMarkdown([
    heading(1, t('title')),
    list([
      item(paragraph(link(pageUrl('questions', locale), t('markdown')))),
      ...others.map((other) =>
        item(
          paragraph(
            link(absoluteUrl(questionsMarkdownPath(other), site.origin), localeNames[other]),
          ),
        ),
      ),
    ]),
    paragraph(t('lead')),
    ...subjects.flat(),
  ]);
}

/** Question, answer, the section that says more, and the law with the day on which it was checked. */
async function entry(question: Question, locale: Locale): Promise<RootContent[]> {
  const t = await getTranslations({ locale, namespace: 'questions' });
  const { answer, page, anchor, provisions, reviewedOn } = question;
  const day = t('reviewed', { date: formatDate(reviewedOn, locale) });
  const address = pageUrl(page as PageId, locale, anchor);
  return [
    heading(3, question.question),
    paragraph(answer),
    paragraph(
      link(address, await answeringTitle(question, locale)),
      text(` (${day}`),
      ...provisions.flatMap((provision) => citation(provision, locale)),
      text(')'),
    ),
  ];
}

function citation({ act, place }: Provision, locale: Locale): PhrasingContent[] {
  const address = addressIn(act, locale);
  const name = act.name[locale];
  return [
    text('\u00a0· '),
    address ? link(address, name) : text(name),
    ...(place ? [text(`, ${place[locale]}`)] : []),
  ];
}
