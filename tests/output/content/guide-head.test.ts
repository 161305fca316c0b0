import { readFileSync } from 'node:fs';
import { estimatedBytes } from '@/authoring/check/rules/room';
import { site } from '@/lib/config/site';
import { formatDate } from '@/lib/dates';
import { type Element, elements, textOf } from '@/lib/html';
import { loadEvidence } from '@/loaders/evidence';
import { peopleBehind } from '@/loaders/guide-data';
import { loadGuide } from '@/loaders/guides';
import { guideOf } from '@/loaders/routes/registry';
import { headQuestions } from '@/loaders/schema/guide';
import { normal } from '../support/markdown';
import { type BuiltPage, faults, guidePages, sizeOfBuilt } from '../support/site';

const guideOfPage = ({ page, locale }: BuiltPage) => loadGuide(guideOf(page.id) as string, locale);
const headOf = ({ document }: BuiltPage): Element => {
  const [article] = elements(document, 'article');
  const [head] = article ? elements(article, 'header') : [];
  if (!head) throw new Error('The guide has no head.');
  return head;
};

it('answers the three questions, with the days of the guide and of its law', () => {
  expect(
    faults(guidePages, (page) => {
      const { text, data } = guideOfPage(page);
      const head = normal(textOf(headOf(page)));
      return [
        ...headQuestions.flatMap((question) => Object.values(text.answers?.[question] ?? {})),
        ...[...Object.values(loadEvidence()), data.publishedOn, data.updatedOn].flatMap((date) =>
          date ? [formatDate(date, page.locale)] : [],
        ),
      ]
        .filter((part) => !head.includes(normal(part)))
        .map((part) => `lacks "${part}"`);
    }),
  ).toEqual([]);
});

it('names who reviewed the guide, or says that no lawyer has', () => {
  expect(
    faults(guidePages, (page) => {
      const { author, reviewer } = peopleBehind(guideOfPage(page).data, site.people);
      const head = normal(textOf(headOf(page)));
      const unreviewed = /Pas encore relu par un avocat|Not yet reviewed by a lawyer/.test(head);
      const named = [author, reviewer].flatMap((someone) => (someone ? [someone.name] : []));
      return [
        ...(unreviewed === (reviewer === null) ? [] : ['says the wrong thing of its review']),
        ...named.filter((name) => !head.includes(name)).map((name) => `does not name ${name}`),
      ];
    }),
  ).toEqual([]);
});

it('weighs about what its sources tell', () => {
  const read = (file: string) => readFileSync(`content/guides/${file}`, 'utf8');
  expect(
    faults(guidePages, ({ page, locale, file }) => {
      const guide = guideOf(page.id) as string;
      const told = estimatedBytes(read(`${guide}/${locale}.mdx`), read(`${guide}/guide.yaml`));
      const share = told / (sizeOfBuilt(`${file}.gz`) as number);
      return Math.abs(share - 1) < 0.12 ? [] : [`is told to weigh ${share} of what it does`];
    }),
  ).toEqual([]);
});
