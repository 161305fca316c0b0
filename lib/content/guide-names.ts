import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { guideSlugs } from './guide-slugs';
import { guidesDirectory } from './paths';

/** Each guide's slug with its name as printed on cards, `CSRDGuide`, which old addresses use. */
export const guideNames = (): { slug: string; guideName: string }[] =>
  guideSlugs().map((slug) => {
    const data = parse(readFileSync(path.join(guidesDirectory(), slug, 'guide.yaml'), 'utf8')) as {
      guideName?: unknown;
    };
    return { slug, guideName: typeof data.guideName === 'string' ? data.guideName : slug };
  });
