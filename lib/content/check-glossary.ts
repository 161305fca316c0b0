import { existsSync, readFileSync } from 'node:fs';
import { locales } from '@/lib/i18n/locales';
import { today } from '@/lib/today';
import { type GlossaryTerm, glossarySchema } from './glossary-schema';
import { allGuideSlugs } from './guide-slugs';
import { displayPath, glossaryFile } from './paths';
import type { ContentProblem } from './problem';
import { whyUnpublished } from './unpublished-links';
import { placeInYaml, validateYaml } from './validate-yaml';

interface GlossaryCheck {
  /** Present when nothing is wrong. */
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
  const yaml = readFileSync(glossaryFile(), 'utf8');
  const { value, problems } = validateYaml(yaml, glossarySchema(allGuideSlugs()), file);
  const terms = (value as { terms: GlossaryTerm[] } | undefined)?.terms;
  if (terms) {
    problems.push(...repeatedAcronyms(terms, yaml, file), ...unpublishedGuides(terms, yaml, file));
  }
  return { terms: problems.length === 0 ? terms : undefined, problems };
}

/** A term leads to a guide that readers can open. */
function unpublishedGuides(
  terms: readonly GlossaryTerm[],
  yaml: string,
  file: string,
): ContentProblem[] {
  return terms.flatMap(({ guide }, index): ContentProblem[] => {
    const message = guide && whyUnpublished(guide, today());
    return message
      ? [{ file, ...placeInYaml(yaml, ['terms', index, 'guide']), severity: 'error', message }]
      : [];
  });
}

/** An acronym explained twice in one language leaves the reader, and the links, between two entries. */
function repeatedAcronyms(
  terms: readonly GlossaryTerm[],
  yaml: string,
  file: string,
): ContentProblem[] {
  return locales.flatMap((locale) => {
    const seen = new Map<string, string>();
    return terms.flatMap(({ id, acronym }, index): ContentProblem[] => {
      const other = seen.get(acronym[locale]);
      seen.set(acronym[locale], id);
      if (other === undefined) return [];
      return [
        {
          file,
          ...placeInYaml(yaml, ['terms', index, 'acronym', locale]),
          severity: 'error',
          message: `The acronym "${acronym[locale]}" is already explained by "${other}"; keep one of the two.`,
        },
      ];
    });
  });
}
