import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { locales } from '@/lib/i18n/locales';

const MODEL = 'csrdguide';

/** Adds copies of a real guide until there are `count`, each with its own name, order, title, description and end. */
export function fillGuides(folder: string, count: number): void {
  const guides = path.join(folder, 'content', 'guides');
  const present = readdirSync(guides).length;
  for (let index = present; index < count; index++) {
    const target = path.join(guides, `bench${index}guide`);
    cpSync(path.join(guides, MODEL), target, { recursive: true });
    edit(path.join(target, 'guide.yaml'), (yaml) =>
      yaml
        .replace(/^guideName: .*/m, `guideName: Bench${index}Guide`)
        .replace(/^order: .*/m, `order: ${1000 + index}`),
    );
    for (const locale of locales) {
      edit(path.join(target, `${locale}.mdx`), (mdx) =>
        mdx
          .replace(/^title: .*/m, `title: "Bench guide number ${index} in ${locale}"`)
          .replace(
            /^description: .*/m,
            `description: "Guide number ${index}, generated in ${locale} to watch how the build grows with the number of pages."`,
          )
          .replace(/^cardTitle: .*\n/m, '')
          // Prose that is parsed already would cost nothing.
          .concat(`\nGuide ${index}.\n`),
      );
    }
  }
}

function edit(file: string, change: (content: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}
