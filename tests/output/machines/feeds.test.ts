/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '@/config/site';
import { loadGuide } from '@/lib/content/load/guides';
import { attribute, elements, textOf } from '@/lib/html';
import { locales } from '@/lib/i18n/locales';
import { guideOf } from '@/lib/pages/registry';
import { feedPath, pagePath } from '@/lib/pages/urls';
import { messageLeak } from '../support/leaks';
import { type BuiltPage, builtPages, faults, find, out } from '../support/site';

const ATOM = 'http://www.w3.org/2005/Atom';
/** RFC 3339, in UTC. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/;

/** Child elements by Atom name. */
const children = (parent: Element, name: string): Element[] =>
  [...parent.children].filter((child) => child.localName === name && child.namespaceURI === ATOM);
const only = (parent: Element, name: string): string => {
  const found = children(parent, name);
  if (found.length !== 1)
    throw new Error(`<${parent.localName}> needs one <${name}>, not ${found.length}.`);
  return found[0]?.textContent ?? '';
};
const linksOf = (parent: Element) =>
  children(parent, 'link').map((link) => ({
    rel: link.getAttribute('rel'),
    type: link.getAttribute('type'),
    hreflang: link.getAttribute('hreflang'),
    href: link.getAttribute('href') ?? '',
  }));

describe.each(locales)('the feed in %s', (locale) => {
  const xml = readFileSync(path.join(out, feedPath(locale)), 'utf8');
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  const feed = document.documentElement;
  const entries = children(feed, 'entry');
  const guides = builtPages.filter(({ page, locale: own }) => guideOf(page.id) && own === locale);
  const pageOf = (entry: Element): BuiltPage | undefined =>
    guides.find(({ address }) => `${site.origin}${address}` === only(entry, 'id'));

  it('is well-formed Atom in its language', () => {
    expect(document.querySelector('parsererror')).toBeNull();
    expect(feed.namespaceURI).toBe(ATOM);
    expect(feed.localName).toBe('feed');
    expect(feed.getAttribute('xml:lang')).toBe(locale);
    const known = 'id title subtitle updated link author icon entry'.split(' ');
    expect(
      [...feed.children].map((child) => child.localName).filter((name) => !known.includes(name)),
    ).toEqual([]);
  });

  it('has what RFC 4287 requires of a feed', () => {
    expect(only(feed, 'id')).toBe(`${site.origin}${feedPath(locale)}`);
    expect(only(feed, 'title')).toContain(site.brand);
    expect(only(feed, 'updated')).toMatch(MOMENT);
    expect(only(children(feed, 'author')[0] as Element, 'name')).toBe(site.brand);
    const links = linksOf(feed);
    expect(links.filter(({ rel }) => rel === 'self')).toEqual([
      expect.objectContaining({ href: only(feed, 'id'), type: 'application/atom+xml' }),
    ]);
    expect(links).toContainEqual(
      expect.objectContaining({
        rel: 'alternate',
        type: 'text/html',
        href: `${site.origin}${pagePath('resources', locale)}`,
      }),
    );
  });

  it('has what RFC 4287 requires of every entry, with one link per type and language', () => {
    for (const entry of entries) {
      for (const name of ['id', 'title', 'summary', 'content'])
        expect(only(entry, name)).toBeTruthy();
      expect(only(entry, 'published')).toMatch(MOMENT);
      expect(only(entry, 'updated')).toMatch(MOMENT);
      expect(only(entry, 'updated') >= only(entry, 'published')).toBe(true);
      expect(children(entry, 'category')[0]?.getAttribute('label')).toBeTruthy();
      const kinds = linksOf(entry).map(({ rel, type, hreflang }) => `${rel} ${type} ${hreflang}`);
      expect(new Set(kinds).size).toBe(kinds.length);
    }
    const ids = entries.map((entry) => only(entry, 'id'));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has every guide, latest change first', () => {
    expect(entries.map((entry) => only(entry, 'id')).sort()).toEqual(
      guides.map(({ address }) => `${site.origin}${address}`).sort(),
    );
    const updated = entries.map((entry) => only(entry, 'updated'));
    expect(updated).toEqual([...updated].sort().reverse());
  });

  it('dates guides by their data, and itself by the latest change, never by the build', () => {
    for (const entry of entries) {
      const slug = guideOf(pageOf(entry)?.page.id ?? 'landing');
      const yaml = readFileSync(`content/guides/${slug}/guide.yaml`, 'utf8');
      const [published, reviewed] = ['publishedOn', 'reviewedOn'].map(
        (key) => new RegExp(`^${key}: (\\S+)`, 'm').exec(yaml)?.[1],
      );
      expect(only(entry, 'published')).toBe(`${published}T00:00:00Z`);
      expect(only(entry, 'updated') >= `${reviewed}T00:00:00Z`).toBe(true);
      expect(yaml).toContain(only(entry, 'updated').slice(0, 10));
    }
    expect(only(feed, 'updated')).toBe(only(entries[0] as Element, 'updated'));
  });

  it('has each guide’s title, introduction and changes since publication', () => {
    for (const entry of entries) {
      const page = pageOf(entry) as BuiltPage;
      const guide = loadGuide(guideOf(page.page.id) as string, locale);
      expect(only(entry, 'title')).toBe(textOf(find(page.document, 'h1') as never));
      expect(only(entry, 'summary')).toBe(guide.text.description);
      const content = only(entry, 'content');
      expect(content).toContain(guide.text.introduction);
      for (const change of guide.law.since) expect(content).toContain(change.text[locale]);
    }
  });

  it('has no relative URL and no raw message key', () => {
    const addresses = [...document.querySelectorAll('*')].flatMap((element) => [
      ...['href', 'src', 'scheme'].flatMap((name) => element.getAttribute(name) ?? []),
      ...(['id', 'uri', 'icon', 'logo'].includes(element.localName)
        ? [element.textContent ?? '']
        : []),
    ]);
    expect(addresses.length).toBeGreaterThan(entries.length * 3);
    expect(addresses.filter((address) => !address.startsWith(`${site.origin}/`))).toEqual([]);
    expect(messageLeak.exec(feed.textContent?.replaceAll(/https?:\S+/g, '') ?? '')).toBeNull();
  });
});

it('is linked from the head of every page, in its language, and from the resource centre', () => {
  expect(
    faults(builtPages, ({ document, page, locale }) => {
      const announced = elements(document, 'link')
        .filter((link) => attribute(link, 'type') === 'application/atom+xml')
        .map((link) => attribute(link, 'href'));
      const linked = elements(document, 'a').some(
        (link) => attribute(link, 'href') === feedPath(locale),
      );
      return [
        ...(announced.join() === feedPath(locale)
          ? []
          : [`announces ${announced.join() || 'no feed'}`]),
        ...(page.id === 'resources' && !linked ? ['has no link to the feed'] : []),
      ];
    }),
  ).toEqual([]);
});
