import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { subjectOf } from '@/law/entries';
import { figureNames, ruleOfFigure } from '@/law/figures';
import { isDateState, milestoneState } from '@/law/milestones';
import { addMonths, today } from '@/lib/dates';
import { say } from '@/lib/say/say';
import { allGuideSlugs, readGuideData } from '@/loaders/guide-files';
import { soundRegister, whyNoFigure, whyNoSubject } from '@/loaders/law';
import { inContent } from '@/loaders/paths';
import { ContentError } from '@/loaders/problems';
import { checkGuide } from './check/guides';
import { linkTargets } from './check/rules/links';

/** Reserved names: other paths of the site, and names that some operating systems reserve. */
const RESERVED = /^(404|index|feed|con|prn|aux|nul|com\d|lpt\d)$/;
const MAX = 40;

/** Why a guide cannot be called so; undefined when it can. */
export function refusal(name: string): string | undefined {
  const slug = name.toLowerCase();
  if (!/^[a-z0-9]+$/.test(slug))
    return say(
      '"#{name}" becomes part of an address: letters and digits only, without accents, as in WaterGuide.',
      { name },
    );
  if (slug.length > MAX)
    return say('"#{name}" is long for an address; use at most #{max} characters.', {
      name,
      max: MAX,
    });
  if (RESERVED.test(slug))
    return say('"#{name}" is reserved; use another, such as "#{name}Guide".', { name });
  return allGuideSlugs().includes(slug)
    ? say('There is already a guide "#{slug}"; use another name.', { slug })
    : undefined;
}

/** Months until the first review. */
const REVIEW_AFTER = 6;

/** What a guide on a subject shows to begin with: its next date, an act, and a figure where it has one. */
function lawToShow(subject: string) {
  const { register } = soundRegister();
  const { acts = [], milestones = [] } = register[subject] ?? {};
  const dated = milestones.filter((each) => isDateState(milestoneState(each, today())));
  const milestone = dated.find((each) => milestoneState(each, today()) === 'upcoming');
  const figure = figureNames(register).find(
    (each) => subjectOf(register, ruleOfFigure(each)) === subject && !whyNoFigure(each),
  );
  return {
    milestone: (milestone ?? dated.at(-1))?.id ?? '',
    source: acts[0]?.id ?? '',
    figure: figure ? ` <Figure of="${figure}" />` : '',
  };
}

/**
 * Creates the folder of a new guide from content/new-guide: complete and valid, or not at all.
 * @param name with its capitals: `WaterGuide`.
 * @param subject whose law it states first, a file of content/law.
 * @returns the folder.
 * @throws when no guide can have the name or subject; ContentError when the template is not valid.
 */
export function createGuide(name: string, subject: string): string {
  const refused = refusal(name) ?? whyNoSubject(subject);
  if (refused) throw new Error(refused);
  const slug = name.toLowerCase();
  const folder = inContent('guides', slug);
  const values = {
    name: slug,
    guideName: name,
    order: String(nextOrder()),
    today: today(),
    reviewBy: addMonths(today(), REVIEW_AFTER),
    subject,
    ...lawToShow(subject),
  };
  mkdirSync(folder);
  for (const file of readdirSync(inContent('new-guide'))) {
    const template = readFileSync(inContent('new-guide', file), 'utf8');
    writeFileSync(path.join(folder, file), fill(template, values));
  }
  const problems = checkGuide(slug, linkTargets(), today());
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return folder;
  rmSync(folder, { recursive: true });
  throw new ContentError(errors);
}

/** Substitutes `$name`. */
const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\$([a-zA-Z]+)/g, (mark, key: string) => values[key] ?? mark);

/** The next `order`, after the last guide of the resource centre. */
const nextOrder = (): number => {
  const guides = allGuideSlugs().flatMap((slug) => readGuideData(slug).value ?? []);
  return 1 + Math.max(0, ...guides.map(({ partOf, order }) => (partOf ? 0 : order)));
};
