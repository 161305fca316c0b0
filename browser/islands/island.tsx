import type { ComponentProps } from 'react';
import { fingerprint } from '@/lib/exported-files';
import { ISLANDS_FOLDER, loadIslands } from './build/bundle';
import type * as registry from './registry';

/** What only pages with an island show: what a form has to say, and room below what has the focus for the offer to reload. */
const STYLES = `@layer ui{.field[aria-invalid="true"]{border:2px solid var(--brick)}.panel:has([data-received]){align-self:start;border-color:var(--green);background:var(--green-pale)}}
html:has([data-reload-offer]:not([hidden])){scroll-padding-block-end:11rem}`;

type IslandName = keyof typeof registry;

interface IslandProps<Name extends IslandName> {
  name: Name;
  /** Unique in the page; begins the ids that the island generates. */
  id: string;
  /** Plain data: the page carries them as JSON. */
  props: ComponentProps<(typeof registry)[Name]>;
  /** `near` waits until it is about to be seen; without it, it starts once the page is idle. */
  start?: 'near';
}

/**
 * An interactive part of a page: rendered here, and started in the browser by browser/enhance/islands.ts. It takes no
 * server-rendered children; those stand beside it (docs/adding-a-page.md).
 */
export async function Island<Name extends IslandName>({
  name,
  id,
  props,
  start,
}: IslandProps<Name>) {
  const { render, needed } = await loadIslands();
  const { html, styles } = render(name, props, id);
  const scripts = needed[name]?.map((script) => `${ISLANDS_FOLDER}${script}`);
  return (
    <>
      {[STYLES, ...styles].map((css) => (
        // React writes each of these once per page, in the head.
        <style key={css} href={fingerprint(css)} precedence="islands">
          {css}
        </style>
      ))}
      <div
        id={id}
        data-island={scripts?.join(' ')}
        data-start={start}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React, in browser/islands/render.tsx
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <script type="application/json">{JSON.stringify(props).replaceAll('<', '\\u003c')}</script>
    </>
  );
}
