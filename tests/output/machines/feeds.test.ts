/** @jest-environment jsdom */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { entriesOf } from '@/law/entries';
import { site } from '@/lib/config/site';
import { today } from '@/lib/dates';
import { attribute, elements } from '@/lib/html';
import { locales } from '@/lib/i18n/locales';
import { typeset } from '@/lib/typography';
import { guidesIn } from '@/loaders/guides';
import { loadRegister } from '@/loaders/law';
import { loadObligations } from '@/loaders/obligations';
import { feedPath, obligationFeedPath, pagePath } from '@/loaders/routes/addresses';
import { pageOf } from '@/loaders/routes/page';
import { moment } from '@/publishing/feed/atom';
import { type BuiltPage, builtPages, faults, out } from '../support/site';

const anchorsOf = ({ document }: BuiltPage) =>
  elements(document).flatMap((element) => attribute(element, 'id') ?? []);

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
  const register = loadRegister();
  const changes = Object.entries(register).flatMap(([subject, law]) =>
    law.changes.filter(({ date }) => date <= today()).map((change) => ({ ...change, subject })),
  );
  const guides = guidesIn(locale);
  const entryOf = (id: string) => entries.find((entry) => only(entry, 'id') === id);
  const href = (entry: Element | undefined) =>
    entry && linksOf(entry).find(({ type }) => type === 'text/html')?.href;

  it('is well-formed Atom in its language, with what RFC 4287 requires of a feed', () => {
    expect(document.querySelector('parsererror')).toBeNull();
    expect(feed.namespaceURI).toBe(ATOM);
    expect(feed.localName).toBe('feed');
    expect(feed.getAttribute('xml:lang')).toBe(locale);
    const known = 'id title subtitle updated link author icon entry'.split(' ');
    expect(
      [...feed.children].map((child) => child.localName).filter((name) => !known.includes(name)),
    ).toEqual([]);
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
      const [link] = [...entry.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'a')];
      expect(link?.getAttribute('href')).toBe(href(entry));
      const kinds = linksOf(entry).map(({ rel, type, hreflang }) => `${rel} ${type} ${hreflang}`);
      expect(new Set(kinds).size).toBe(kinds.length);
    }
    const ids = entries.map((entry) => only(entry, 'id'));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has every change of the law that the register has logged, at its own time', () => {
    expect(changes.length).toBeGreaterThan(40);
    for (const { id, date, title, text, act } of changes) {
      const entry = entryOf(`${site.origin}${feedPath(locale)}#${id}`);
      if (!entry) throw new Error(`The feed has no entry for ${id}.`);
      expect(only(entry, 'updated')).toBe(moment(date));
      expect(only(entry, 'title')).toBe(typeset(title?.[locale] ?? '?', locale));
      expect(only(entry, 'content')).toContain(typeset(text[locale], locale));
      const name = entriesOf(register).acts.get(act)?.name[locale] ?? '?';
      expect(only(entry, 'content')).toContain(typeset(name, locale));
    }
  });

  it('has every guide as published, and every change to it, at its own time', () => {
    for (const { slug, data, text } of guides) {
      const page = `${site.origin}${pagePath(`guides/${slug}`, locale)}`;
      const published = entryOf(page);
      expect(published && only(published, 'updated')).toBe(moment(data.publishedOn));
      expect(published && only(published, 'content')).toContain(text.introduction);
      for (const change of data.changes?.filter(({ date }) => date <= today()) ?? []) {
        const entry = entryOf(`${page}#changes-${change.date}`);
        expect(entry && only(entry, 'updated')).toBe(moment(change.date));
        expect(entry && only(entry, 'content')).toContain(change.text[locale]);
      }
    }
  });

  it('has nothing else, is in the order of the changes and dated by the latest, never by the build', () => {
    const guideChanges = guides.flatMap(({ data }) => [
      ...new Set(data.changes?.map(({ date }) => date).filter((date) => date <= today())),
    ]);
    expect(entries).toHaveLength(changes.length + guides.length + guideChanges.length);
    const updated = entries.map((entry) => only(entry, 'updated'));
    expect(updated).toEqual([...updated].sort().reverse());
    expect(only(feed, 'updated')).toBe(updated[0]);
    expect(moment(today()) >= (updated[0] ?? '')).toBe(true);
  });

  it('links each change to a place that exists', () => {
    for (const entry of entries) {
      const [address = '', anchor] = (href(entry) ?? '').replace(site.origin, '').split('#');
      const page = builtPages.find((candidate) => candidate.address === address);
      if (!page) throw new Error(`${only(entry, 'id')} links to ${address}, which is not a page.`);
      if (anchor) expect(anchorsOf(page)).toContain(anchor);
    }
  });
});

describe.each(locales)('the feed of each text in %s', (locale) => {
  const parsed = loadObligations().map((obligation) => {
    const xml = readFileSync(path.join(out, obligationFeedPath(obligation.id, locale)), 'utf8');
    const { documentElement } = new DOMParser().parseFromString(xml, 'application/xml');
    return { obligation, feed: documentElement };
  });

  it('has the changes of the law on that text alone, each linked to where its page tells of it', () => {
    const main = `${site.origin}${feedPath(locale)}`;
    for (const { obligation, feed } of parsed) {
      const found = children(feed, 'entry');
      expect(found.map((entry) => only(entry, 'id')).sort()).toEqual(
        obligation.changes.map((id) => `${main}#${id}`).sort(),
      );
      const page = builtPages.find(
        ({ page: { id }, locale: own }) => id === `obligations/${obligation.id}` && own === locale,
      );
      if (found.length > 0) expect(page && anchorsOf(page)).toContain('changes');
    }
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
      const shown = pageOf(page.id);
      const own =
        shown.kind === 'obligation' ? [obligationFeedPath(shown.obligation.id, locale)] : [];
      const paths = announced.map((address) => address?.replace(site.origin, ''));
      return [
        ...(paths.sort().join() === [feedPath(locale), ...own].sort().join()
          ? []
          : [`announces ${announced.join() || 'no feed'}`]),
        ...(page.id === 'resources' && !linked ? ['has no link to the feed'] : []),
      ];
    }),
  ).toEqual([]);
});
