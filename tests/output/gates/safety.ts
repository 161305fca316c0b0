import { readFileSync } from 'node:fs';
import { attribute, elements, textOf } from '@/lib/html';
import { type Gate, visibleText } from '@/tests/output/support/page';

/** No inline handler, which the page's policy refuses. */
export const inline: Gate = ({ document }) =>
  elements(document).flatMap((element) =>
    element.attrs
      .filter(({ name, value }) => /^on[a-z]/.test(name) || /^\s*javascript:/i.test(value))
      .map(({ name }) => `<${element.tagName}> has ${name}=; move it to browser/enhance/`),
  );

/** Attributes whose URL the browser requests, on load or on submit. */
const FETCHED = [
  'src',
  'srcset',
  'imagesrcset',
  'href',
  'xlink:href',
  'poster',
  'data',
  'background',
  'ping',
  'manifest',
];
/** Link relations that do not fetch their URL. */
const NAMES = /^(canonical|alternate|author|license|me|next|prev)$/;
const FOREIGN = /(?:https?:)?\/\/[a-z0-9[][^\s"'`)\\<>]*/gi;

/** A page fetches only from its own origin. */
export const origins: Gate = ({ document }) => [
  ...elements(document)
    .filter(
      (element) =>
        !['a', 'area'].includes(element.tagName) && !NAMES.test(attribute(element, 'rel') ?? ''),
    )
    .flatMap((element) =>
      FETCHED.flatMap((name) => attribute(element, name)?.match(FOREIGN) ?? []).map(
        (address) => `<${element.tagName}> loads ${address}; serve it from public/ instead`,
      ),
    ),
  ...elements(document, 'style').flatMap((style) => originsOfStyles(textOf(style))),
];

/** Cross-origin URLs of a stylesheet. */
export const originsOfStyles = (css: string): string[] =>
  [...css.matchAll(/(?:url\(|@import)\s*["']?([^"')\s;]+)/g)]
    .flatMap(([, address = '']) => address.match(/^(?:https?:)?\/\/.*/) ?? [])
    .map((address) => `loads ${address}; serve it from public/ instead`);

/** Hosts that scripts mention without requesting them, and why. */
const NAMED: Readonly<Record<string, string>> = {
  'www.w3.org': 'names of XML namespaces',
  'schemas.openxmlformats.org': 'names of XML namespaces of spreadsheets',
  'schemas.microsoft.com': 'names of XML namespaces of spreadsheets',
  'purl.oclc.org': 'names of XML namespaces of spreadsheets',
  'purl.org': 'names of XML namespaces of Word files',
  'react.dev': 'explanations of error codes',
  'nextjs.org': 'explanations of error codes',
  'github.com': 'explanations of error codes, and a licence',
  'aka.ms': 'explanations of error codes of the sign-in library',
  a: 'a base the framework resolves addresses against',
  x: 'a base the framework resolves addresses against',
  n: 'a base the framework resolves addresses against',
  'localhost:3000': 'a default of the framework that the browser never uses',
};

/** Hosts that a script mentions and might request. */
export const originsOfScript = (script: string, allowed: readonly string[] = []): string[] =>
  [...script.matchAll(/["'`]\s*((?:https?|wss?):)?\/\/([\w.:-]+)/g)]
    .map(([, , host = '']) => host)
    .filter((host) => !(host in NAMED) && !allowed.includes(host))
    .map(
      (host) => `names the host ${host}; load nothing from it, or say in safety.ts why it is named`,
    );

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
function leakPattern(namespaces: readonly string[]): RegExp {
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
    const classes = elements(document).flatMap((element) => attribute(element, 'class') ?? []);
    const unnamed = classes.filter((names) => names.split(' ').includes('undefined'));
    const faults = texts.flatMap((text) => {
      const found = pattern.exec(known.reduce((rest, word) => rest.replaceAll(word, ''), text));
      return found ? [`shows "${found[0]}"; give the words or the value it stands for`] : [];
    });
    return [...faults, ...unnamed.map((names) => `has the class "${names}"; name no other`)];
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

/** Leftovers that no reader should see: a message key, a placeholder, a failed value. */
export const messageLeak = leakPattern(
  Object.keys(JSON.parse(readFileSync('messages/fr.json', 'utf8')) as object),
);
