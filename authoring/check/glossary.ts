import type { Register } from '@/law/register';
import { today } from '@/lib/dates';
import { type Locale, locales } from '@/lib/i18n/locales';
import { say } from '@/lib/say/say';
import { type GlossaryTerm, readGlossary } from '@/loaders/glossary';
import { readGuideData } from '@/loaders/guide-files';
import { soundRegister } from '@/loaders/law';
import type { ContentProblem } from '@/loaders/problems';
import type { YamlDocument } from '@/loaders/yaml/document';
import { reportTo, type YamlReport } from './report';
import { checkLawStated } from './rules/law-stated';
import { subjectsNamed } from './rules/law-values';
import { whyNoGuide } from './rules/links';
import { checkBilingualWording } from './rules/wording';

/** Checks the glossary. Never throws for bad content. */
export function checkGlossary(): ContentProblem[] {
  const { file, value, document, problems: faults } = readGlossary();
  if (!document) return [...faults];
  const problems = [...faults, ...checkBilingualWording(file, document)];
  const report = reportTo(problems, file, document);
  checkTermGuides(document, report);
  if (value) checkDuplicateAcronyms(value.terms, report);
  return [...problems, ...checkDefinitions(file, document, value?.terms ?? [])];
}

/** The guide of a term must exist and be published. */
function checkTermGuides(document: YamlDocument, report: YamlReport): void {
  for (const { path, text: guide } of document.texts()) {
    const [list, , key] = path;
    if (list === 'terms' && key === 'guide') report(whyNoGuide(guide, today()), path);
  }
}

/** Figures in definitions must match the law of the guide that a term leads to, and of its own subject. */
function checkDefinitions(
  file: string,
  document: YamlDocument,
  terms: readonly GlossaryTerm[],
): ContentProblem[] {
  const { register } = soundRegister();
  const texts = document.texts();
  return locales.flatMap((locale) =>
    texts
      .filter(({ path }) => path[0] === 'terms' && path.at(-1) === locale)
      .flatMap((passage) => {
        const term = terms[Number(passage.path[1])];
        const subjects = subjectsOfTerm(term, passage.text, locale, register);
        return checkLawStated(file, locale, [passage], subjects, today());
      }),
  );
}

/** Subjects of the law that a text on a term states: those of the guide it leads to, and those it names. */
const subjectsOfTerm = (
  term: GlossaryTerm | undefined,
  text: string,
  locale: Locale,
  register: Register,
): string[] => [
  ...((term?.guide && readGuideData(term.guide).value?.subjects) || []),
  ...subjectsNamed(`${term?.acronym[locale]} ${text}`, locale, register),
];

/** With two entries for one acronym, a link to it would be ambiguous. */
function checkDuplicateAcronyms(terms: readonly GlossaryTerm[], report: YamlReport): void {
  for (const locale of locales) {
    const seen = new Map<string, string>();
    for (const [index, { id, acronym }] of terms.entries()) {
      const other = seen.get(acronym[locale]);
      seen.set(acronym[locale], id);
      if (other === undefined) continue;
      report(
        say('The acronym "#{acronym}" is already explained by "#{other}"; keep one of the two.', {
          acronym: acronym[locale],
          other,
        }),
        ['terms', index, 'acronym', locale],
      );
    }
  }
}
