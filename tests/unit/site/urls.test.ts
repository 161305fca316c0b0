import { readFileSync } from 'node:fs';
import { capitalForms, redirects } from '@/delivery/hosting/redirects';
import { locales } from '@/lib/i18n/locales';
import { allPages, pageOfPath, pagePath } from '@/loaders/routes/addresses';
import { trailOf } from '@/loaders/routes/page';
import { fixedPages, type PageId } from '@/loaders/routes/registry';
import { importsOf } from '@/tests/imports';

describe('pagePath', () => {
  it.each(['nothing', 'guides/nothing', '', 'About'])('rejects the unknown id "%s"', (id) => {
    expect(() => pagePath(id as PageId, 'fr')).toThrow(/No page has the id/);
  });
});

describe('pageOfPath', () => {
  it('is the inverse of pagePath for every page and language', () => {
    for (const { id } of allPages()) {
      for (const locale of locales) {
        const path = pagePath(id, locale);
        expect(path).toMatch(/^\/([^/]+\/)*$/);
        expect(pageOfPath(path)).toMatchObject({ page: { id }, locale });
      }
    }
  });

  it.each(['/nothing/', '/en/en/', '/fr/about/', '//about/'])('finds no page at %s', (path) => {
    expect(pageOfPath(path)).toBeNull();
  });
});

/** A page's route and its components, as their imports tell. */
function partsOf(route: string): string[] {
  const parts = new Set([route]);
  for (const part of parts)
    for (const file of importsOf(part, { types: false }))
      if (/^(browser\/islands\/|components\/(?!mdx)).*\.tsx?$/.test(file)) parts.add(file);
  return [...parts];
}

/** Pictures are all given the register, and few of them read it. */
const GIVEN = 'components/pictures/setting.ts';
const statesLaw = (file: string): boolean =>
  file !== GIVEN &&
  (importsOf(file, { types: false }).some((name) =>
    /^(loaders\/law|publishing\/obligations\/facts)/.test(name),
  ) ||
    /LawAsAt|\{[^{}]*\bregister\b[^{}]*\} = await pictureSetting\(/.test(
      readFileSync(file, 'utf8'),
    ));

describe('the registry', () => {
  it('has every route of the specification', () => {
    const paths = allPages().map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    const solutions =
      'referentielsesg veilleesg auditabilite iareglementaire simulateuresg integrations';
    expect(paths).toEqual(
      expect.arrayContaining([
        '',
        ...'plateforme clients ressources signup about privacypolicy'.split(' '),
        ...solutions.split(' ').map((solution) => `solutions/${solution}`),
      ]),
    );
  });

  it('says of every page whose components read the law that it states it', () => {
    const stating = fixedPages().filter(({ path }) =>
      partsOf(`app/[locale]/${path && `${path}/`}page.tsx`).some(statesLaw),
    );
    expect(stating.filter(({ shows }) => !shows.includes('law')).map(({ id }) => id)).toEqual([]);
  });
});

describe('the page tree', () => {
  it('puts every page under the landing page, except errors', () => {
    const trails = allPages().map(({ id }) => ({ id, trail: trailOf(id) }));
    expect(trails.filter(({ trail }) => trail.length === 0).map(({ id }) => id)).toEqual([
      'landing',
      'notFound',
    ]);
    for (const { id, trail } of trails.filter(({ trail }) => trail.length > 0)) {
      expect(trail[0]).toBe('landing');
      expect(trail.at(-1)).toBe(id);
    }
  });
});

describe('redirects', () => {
  it('redirects guessed addresses, in each language, to pages that exist, and from no page', () => {
    expect(redirects()).toContainEqual({ from: '/en/pricing', to: '/en/signup/' });
    expect(redirects()).toContainEqual({ from: '/guides', to: '/ressources/' });
    expect(redirects()).toContainEqual({ from: '/en/home', to: '/en/' });
    const guessed = allPages().flatMap((page) => page.guessed ?? []);
    for (const path of guessed) expect(pageOfPath(`/${path}`)).toBeNull();
    for (const { to } of redirects()) expect(pageOfPath(to.replace(/#.*/, ''))).not.toBeNull();
  });

  it('knows the likely forms of every address in capital letters, and no page by one of them', () => {
    const forms = capitalForms();
    for (const from of [
      '/EN',
      '/EN/about',
      '/About',
      '/ABOUT',
      '/en/About',
      '/Solutions/Veilleesg',
    ])
      expect(forms.map((form) => form.from)).toContain(from);
    for (const { from, to } of forms) {
      expect(`${from}/`.toLowerCase()).toBe(to);
      expect(from).not.toBe(from.toLowerCase());
    }
  });

  it('redirects every card address of a guide to its existing page', () => {
    const guides = redirects().filter(({ from }) => /\/guides\/\w*[A-Z]/.test(from));
    expect(guides).toContainEqual({ from: '/en/guides/CSRDGuide', to: '/en/guides/csrdguide/' });
    const pages = allPages().filter(({ id }) => id.startsWith('guides/'));
    expect(guides.length).toBe(pages.length * locales.length);
    for (const { to } of guides) expect(pageOfPath(to)).not.toBeNull();
  });
});
