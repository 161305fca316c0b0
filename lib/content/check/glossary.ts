import { existsSync } from 'node:fs';
import { locales } from '@/lib/i18n/locales';
import { today } from '@/lib/today';
import { allGuideSlugs } from '../load/guide-slugs';
import { tryReadContentFile } from '../load/read-file';
import { displayPath, glossaryFile } from '../paths';
import { type ContentProblem, errorAt } from '../problems/problem';
import { type GlossaryTerm, glossarySchema } from '../schema/glossary';
import type { YamlDocument } from '../yaml/document';
import { validateYaml } from '../yaml/validate';
import { whyUnpublished } from './rules/unpublished-links';
import { checkBilingualWording } from './rules/wording';

interface GlossaryCheck {
  /** Present when there is no error. */
  terms: GlossaryTerm[] | undefined;
  problems: ContentProblem[];
}

/** Reads the glossary and checks all of it. Never throws for bad content. */
export function checkGlossary(): GlossaryCheck {
  const file = displayPath(glossaryFile());
  if (!existsSync(glossaryFile())) {
    const message = 'This file is missing; it holds every acronym of the site, under "terms".';
    return { terms: undefined, problems: [{ file, severity: 'error', message }] };
  }
  const unreadable: ContentProblem[] = [];
  const yaml = tryReadContentFile(glossaryFile(), unreadable);
  if (yaml === undefined) return { terms: undefined, problems: unreadable };
  const {
    value,
    problems: faults,
    document,
  } = validateYaml(yaml, glossarySchema(allGuideSlugs()), file);
  const problems = [...faults, ...checkBilingualWording(file, document)];
  const terms = (value as { terms: GlossaryTerm[] } | undefined)?.terms;
  if (terms) {
    problems.push(...repeatedAcronyms(terms, document, file));
    problems.push(...unpublishedGuides(terms, document, file));
  }
  const sound = !problems.some(({ severity }) => severity === 'error');
  return { terms: sound ? terms : undefined, problems };
}

/** A term leads to a guide that readers can open. */
function unpublishedGuides(
  terms: readonly GlossaryTerm[],
  document: YamlDocument,
  file: string,
): ContentProblem[] {
  return terms.flatMap(({ guide }, index) => {
    const message = guide && whyUnpublished(guide, today());
    return message ? [errorAt(file, message, document.placeOf(['terms', index, 'guide']))] : [];
  });
}

/** An acronym explained twice in one language leaves the reader, and the links, between two entries. */
function repeatedAcronyms(
  terms: readonly GlossaryTerm[],
  document: YamlDocument,
  file: string,
): ContentProblem[] {
  return locales.flatMap((locale) => {
    const seen = new Map<string, string>();
    return terms.flatMap(({ id, acronym }, index): ContentProblem[] => {
      const other = seen.get(acronym[locale]);
      seen.set(acronym[locale], id);
      if (other === undefined) return [];
      return [
        errorAt(
          file,
          `The acronym "${acronym[locale]}" is already explained by "${other}"; keep one of the two.`,
          document.placeOf(['terms', index, 'acronym', locale]),
        ),
      ];
    });
  });
}
