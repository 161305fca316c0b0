import { existsSync } from 'node:fs';
import { oncePerBuild } from '@/lib/cache';
import { didYouMean } from '@/lib/say/did-you-mean';
import { say } from '@/lib/say/say';
import { inContent, namesIn } from './paths';
import { ContentError, type ContentProblem, contentError } from './problems';
import { tryReadContentFile } from './read-file';

/** How a shape is painted: the classes that a drawing may use, which have their colours from the guide. */
export const paints = ['fill', 'line', 'dots', 'mark', 'markLine', 'markDot'] as const;

/** A path of a drawing. */
interface Shape {
  readonly paint: (typeof paints)[number];
  readonly d: string;
}

/** Names of the figures that covers may show: `strata` for `content/covers/strata.svg`. */
export const coverNames = (): string[] => namesIn('covers', 'svg');

/** Reads a figure: paths in a field of 480 × 300. Never throws for bad content. */
export function readCover(name: string): { shapes: Shape[]; problems: ContentProblem[] } {
  const file = inContent('covers', `${name}.svg`);
  const problems: ContentProblem[] = [];
  if (!existsSync(file))
    return {
      shapes: [],
      problems: [
        contentError(file, say('This file is missing; a guide or a page has it as its cover.')),
      ],
    };
  const svg = tryReadContentFile(file, problems) ?? '';
  const shapes: Shape[] = [];
  let offset = 0;
  const report = (message: string) => {
    const lines = svg.slice(0, offset).split('\n');
    problems.push(contentError(file, message, lines.length, (lines.at(-1)?.length ?? 0) + 1));
  };
  const tags = [...svg.matchAll(/<!--[\s\S]*?-->|<\/?([\w-]+)([^>]*)>/g)].filter(([, tag]) => tag);
  for (const { 0: whole, 1: tag = '', 2: rest = '', index } of tags) {
    offset = index;
    const attributes = new Map(
      [...rest.matchAll(/([\w:-]+)\s*=\s*"([^"]*)"/g)].map(([, key = '', value = '']) => [
        key,
        value,
      ]),
    );
    if (tag === 'svg') {
      if (!whole.startsWith('</') && attributes.get('viewBox') !== '0 0 480 300')
        report(say('The drawing must fill a field of 480 × 300; write viewBox="0 0 480 300".'));
    } else if (tag !== 'path') {
      report(say('<#{tag}> cannot be drawn on a cover; turn it into a <path>.', { tag }));
    } else if (!whole.startsWith('</')) {
      const others = [...attributes.keys()].filter((key) => key !== 'class' && key !== 'd');
      for (const key of others)
        report(
          say('A <path> has class and d only; remove #{key}, and choose a class for its look.', {
            key,
          }),
        );
      const paint = attributes.get('class') ?? '';
      const known = paints.find((each) => each === paint);
      if (!known)
        report(
          say('The class "#{paint}" is not known.#{hint}', {
            paint,
            hint: didYouMean(paint, paints),
          }),
        );
      const d = attributes.get('d') ?? '';
      if (!/^M[MLHVCSQTAZ\d\s,.+-]*$/i.test(d))
        report(say('The d of a <path> must be path data: letters and numbers that start with M.'));
      if (known) shapes.push({ paint: known, d });
    }
  }
  offset = 0;
  if (!tags.some(([, tag]) => tag === 'svg')) report(say('This is not an SVG drawing.'));
  else if (shapes.length === 0) report(say('The drawing has no <path>.'));
  return { shapes, problems };
}

/** The shapes of a figure. @throws ContentError listing every problem of the file. */
export const loadCover = oncePerBuild((name: string): readonly Shape[] => {
  const { shapes, problems } = readCover(name);
  if (problems.length > 0) throw new ContentError(problems);
  return shapes;
});
