// Renders islands to HTML. Bundled for Node with everything it imports, because Next refuses
// react-dom/server in the code it compiles (build/bundle.ts).
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { ServerStyleSheet } from 'styled-components';
import { rulesOf } from './build/internals';
import * as registry from './registry';

const islands: Readonly<Record<string, ComponentType<object>>> = registry as never;

/** @param id begins the ids that the island generates, in the browser too. */
export function render(name: string, props: object, id: string) {
  const Island = islands[name];
  if (!Island)
    throw new Error(`There is no island "${name}". Islands are in browser/islands/registry.ts.`);
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(sheet.collectStyles(<Island {...props} />), {
      identifierPrefix: id,
    });
    return { html, styles: rulesOf(sheet.instance.toString()) };
  } finally {
    sheet.seal();
  }
}
