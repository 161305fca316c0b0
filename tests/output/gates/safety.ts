import { attribute, elements, textOf } from '@/lib/html';
import type { Gate } from '../support/page';

/** No style attribute and no inline handler, which the page's policy refuses. */
export const inline: Gate = ({ document }) =>
  elements(document).flatMap((element) =>
    element.attrs
      .filter(
        ({ name, value }) =>
          name === 'style' || /^on[a-z]/.test(name) || /^\s*javascript:/i.test(value),
      )
      .map(
        ({ name }) => `<${element.tagName}> has ${name}=; move it to a stylesheet or to enhance/`,
      ),
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
  'react.dev': 'explanations of error codes',
  'sebbo.net': 'the name of the library that writes calendars, which the site replaces by its own',
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
