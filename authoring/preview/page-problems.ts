import { checkClaims } from '@/authoring/check/claims';
import { checkGlossary } from '@/authoring/check/glossary';
import { checkGuide } from '@/authoring/check/guides/guide';
import { checkLaw } from '@/authoring/check/law';
import { checkLegal } from '@/authoring/check/legal/legal';
import { linkTargets } from '@/authoring/check/link-targets';
import { checkQuestions } from '@/authoring/check/questions';
import { checkSearchSynonyms } from '@/authoring/check/search-synonyms';
import { contentVersion } from '@/lib/content-version';
import { parisDay, today } from '@/lib/dates';
import { Recent } from '@/lib/recent';
import { readGuideData } from '@/loaders/guide-files';
import { type ContentProblem, inOrder } from '@/loaders/problems';
import { readStyle } from '@/loaders/wording';
import { pageOfPath } from '@/routes/addresses';
import { guideAt } from './guide-at';

const recent = new Recent<ContentProblem[]>(64);

/** Errors and warnings of what a page shows, errors first. Found once per saved change. */
export const pageProblems = (pathname: string): ContentProblem[] =>
  recent.get(`${contentVersion()} ${today()} ${pathname}`, () => {
    const problems = inOrder(problemsOf(pathname));
    return [
      ...problems.filter(({ severity }) => severity === 'error'),
      ...problems.filter(({ severity }) => severity === 'warning'),
    ];
  });

/** What is checked for pages that show a file of content/. */
const checks: Readonly<Record<string, () => readonly ContentProblem[]>> = {
  glossary: checkGlossary,
  questions: () => checkQuestions(today(), parisDay()),
  claims: () => checkClaims(parisDay()),
  calendar: () => checkLaw(today(), parisDay()),
  omnibus: () => checkLaw(today(), parisDay()),
  openData: () => checkLaw(today(), parisDay()),
  search: checkSearchSynonyms,
};

function problemsOf(pathname: string): readonly ContentProblem[] {
  const slug = guideAt(pathname);
  if (slug) return guideProblems(slug);
  const page = pageOfPath(pathname)?.page;
  if (page?.footer === 'legal') return checkLegal();
  return page ? (checks[page.id]?.() ?? []) : [];
}

/** Those of the guide, and of the law it states. */
function guideProblems(slug: string): ContentProblem[] {
  const data = readGuideData(slug);
  const subjects = (data.value ?? data.lastGood)?.subjects ?? [];
  const files = subjects.map((subject) => `content/law/${subject}.yaml`);
  return [
    ...checkGuide(slug, linkTargets(), today(), parisDay()).problems,
    ...checkLaw(today(), parisDay()).filter(({ file }) => files.includes(file)),
    ...(readStyle()?.problems ?? []),
  ];
}
