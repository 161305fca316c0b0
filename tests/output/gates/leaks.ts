import { attribute, elements, textOf } from '@/lib/html';
import { type Gate, visibleText } from '../support/page';

/** Attributes with text for people. */
const WORDS = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'content',
  'label',
  'placeholder',
  'title',
];

/**
 * Leftovers of templates and failed values: message keys, `{placeholders}`, TODO notes.
 * @param namespaces first parts of message keys.
 */
export function leakPattern(namespaces: readonly string[]): RegExp {
  // After a slash or a hyphen it is a file name.
  const key = `(?<![\\w/.-])(?:${namespaces.join('|')})\\.[a-z][a-zA-Z]*(?:\\.\\w+)*\\b(?!@)`;
  return new RegExp(
    `${key}|\\{\\{?\\w+\\}|\\bundefined\\b|\\bNaN\\b|\\bInvalid Date\\b|\\[object |\\[#|\\b(?:TODO|FIXME|TBD|XXX)\\b|\\blorem ipsum\\b`,
    'i',
  );
}

/** Pages contain no such leftovers. */
export function leaks(namespaces: readonly string[], known: readonly string[] = []): Gate {
  const pattern = leakPattern(namespaces);
  return ({ document }) => {
    const texts = [
      visibleText(document),
      ...elements(document, 'title').map(textOf),
      ...elements(document, 'script')
        .filter((script) => attribute(script, 'type') === 'application/ld+json')
        .map(textOf),
      ...elements(document).flatMap((element) =>
        [
          ...WORDS,
          ...element.attrs.map(({ name }) => name).filter((name) => name.startsWith('data-')),
        ].flatMap((name) => attribute(element, name) ?? []),
      ),
    ];
    return texts.flatMap((text) => {
      const found = pattern.exec(known.reduce((rest, word) => rest.replaceAll(word, ''), text));
      return found ? [`shows "${found[0]}"; give the words or the value it stands for`] : [];
    });
  };
}

/** Traces of the build machine, and secrets, in any text file. */
const TRACES: readonly (readonly [RegExp, string])[] = [
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----/, 'a private key'],
  [/\b(?:AKIA[0-9A-Z]{16}|gh[pousr]_\w{36}|xox[abp]-[\w-]{20,}|sk_live_\w{20,})/, 'a secret'],
  [/\bfile:\/\/\/\w/, 'a path of the machine that built it'],
  [/\/(?:home|Users|root)\/[\w.-]+\//, 'a path of the machine that built it'],
  // The bundler writes /ROOT for the project.
  [/(?<!\/ROOT)[\\/]node_modules[\\/]/, 'a path of the project'],
  [/sourceMappingURL=/, 'a link to a source map'],
];

/** @param project folder the site was built in. */
export const leaksOfFile = (text: string, project: string): string[] => [
  ...(text.includes(project) ? [`holds "${project}", where it was built`] : []),
  ...TRACES.flatMap(([pattern, what]) => {
    const found = pattern.exec(text);
    return found ? [`holds ${what}: "${found[0]}"; keep it out of what is published`] : [];
  }),
];
