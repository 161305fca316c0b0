// biome-ignore-all lint/style/noExcessiveLinesPerFile: each page is an entry of one table, which grows with the site.
import { site } from '@/lib/config/site';
import { type Locale, localeRoot } from '@/lib/i18n/locales';
import type { SubjectPage } from '@/loaders/questions';
import { type PageSettings, page, resource, solution } from './page-settings';

/** The fixed pages; header and footer have them in this order. */
const pages = {
  landing: {
    ...page,
    path: '',
    parent: null,
    cover: { figure: 'strata', colour: 'green' },
    entity: 'software',
  },
  platform: {
    ...page,
    path: 'plateforme',
    header: 'main',
    cover: { figure: 'lattice', colour: 'green' },
    closing: 'own',
    entity: 'software',
    guessed: ['solutions'],
  },
  clients: {
    ...page,
    path: 'clients',
    header: 'main',
    cover: { figure: 'petals', colour: 'teal' },
    closing: 'own',
    shows: [],
    claimsOf: 'platform',
  },
  resources: {
    ...page,
    path: 'ressources',
    header: 'main',
    footer: 'resources',
    cover: { figure: 'columns', colour: 'ochre' },
    closing: null,
    shows: ['guides'],
    schema: 'CollectionPage',
    entity: 'guides',
    guessed: ['guides', 'blog', 'llms-full.txt'],
  },
  questions: {
    ...resource,
    path: 'questions',
    cover: { figure: 'steps', colour: 'teal' },
    closing: null,
    shows: ['answers'],
    schema: 'CollectionPage',
  },
  obligations: {
    ...resource,
    path: 'obligations',
    cover: { figure: 'lattice', colour: 'teal' },
    schema: 'CollectionPage',
    entity: 'obligations',
  },
  calendar: {
    ...resource,
    path: 'calendrier',
    cover: { figure: 'ladder', colour: 'green' },
  },
  glossary: {
    ...resource,
    path: 'glossaire',
    offFooter: true,
    cover: { figure: 'strata', colour: 'slate' },
    closing: 'own',
    entity: 'terms',
  },
  omnibus: {
    ...resource,
    path: 'omnibus',
    cover: { figure: 'scale', colour: 'green' },
  },
  openData: {
    ...resource,
    path: 'donnees',
    offFooter: true,
    cover: { figure: 'lattice', colour: 'slate' },
    entity: 'dataset',
  },
  software: {
    ...page,
    path: 'logiciel-csrd',
    parent: 'platform',
    footer: 'resources',
    cover: { figure: 'steps', colour: 'teal' },
  },
  about: {
    ...page,
    path: 'about',
    header: 'main',
    footer: 'company',
    cover: { figure: 'rings', colour: 'green' },
    closing: 'own',
    claimsOf: 'every page',
    schema: 'AboutPage',
  },
  signup: {
    ...page,
    path: 'signup',
    footer: 'company',
    cover: { figure: 'steps', colour: 'green' },
    closing: null,
    claimsOf: 'landing',
    schema: 'ContactPage',
    guessed: ['contact', 'tarifs', 'pricing', 'login'],
  },
  message: {
    ...page,
    path: 'message',
    offFooter: true,
    footer: 'company',
    cover: { figure: 'steps', colour: 'green' },
    closing: null,
    shows: ['privacy'],
    schema: 'ContactPage',
  },
  search: {
    ...page,
    path: 'recherche',
    footer: 'company',
    cover: { figure: 'matrix', colour: 'slate' },
    shows: ['guides'],
    guessed: ['sitemap'],
  },
  regpilot: solution('iareglementaire', { figure: 'threads', colour: 'teal' }, ['law']),
  frameworks: solution('referentielsesg', { figure: 'matrix', colour: 'green' }, ['law']),
  monitoring: solution('veilleesg', { figure: 'waves', colour: 'teal' }, ['law']),
  auditability: solution('auditabilite', { figure: 'chain', colour: 'green' }, ['law']),
  simulator: solution('simulateuresg', { figure: 'scale', colour: 'ochre' }, ['law']),
  integrations: solution('integrations', { figure: 'threads', colour: 'green' }, []),
  legal: {
    ...page,
    path: 'privacypolicy',
    offFooter: true,
    footer: 'legal',
    cover: { figure: 'ladder', colour: 'slate' },
    closing: null,
    shows: ['privacy', 'terms', 'cookies'],
  },
  legalNotice: {
    ...page,
    path: 'mentions-legales',
    parent: 'legal',
    indexed: site.legalNoticeComplete,
    footer: 'legal',
    cover: { figure: 'strata', colour: 'slate' },
    closing: null,
    shows: ['notice'],
  },
  accessibility: {
    ...page,
    path: 'accessibilite',
    parent: 'legal',
    footer: 'legal',
    cover: { figure: 'rings', colour: 'slate' },
    closing: null,
    shows: ['accessibility'],
  },
  notFound: {
    ...page,
    path: '404',
    parent: null,
    indexed: false,
    cover: { figure: 'strata', colour: 'green' },
    closing: null,
    shows: [],
  },
} as const satisfies Readonly<Record<string, PageSettings>>;

export type StaticPageId = keyof typeof pages;
export type PageId = StaticPageId | `guides/${string}` | `obligations/${string}` | SubjectPage;

/** The pages one of whose settings has a value. */
type PagesWith<Setting extends keyof PageSettings, Value> = {
  [Id in StaticPageId]: (typeof pages)[Id] extends { readonly [key in Setting]: Value }
    ? Id
    : never;
}[StaticPageId];
export type OwnClosing = PagesWith<'closing', 'own'>;

type FixedPage = PageSettings<StaticPageId> & { readonly id: StaticPageId };
/** A page; a guide has its cover in its guide.yaml, an obligation that of its group, a subject that of its guide. */
export type PageEntry = Omit<PageSettings<StaticPageId>, 'cover' | 'parent'> & {
  readonly id: PageId;
  readonly parent: PageId | null;
};

/** The entry of a page that exists independently of the content. */
export const fixedPage = (id: StaticPageId): FixedPage => ({ id, ...pages[id] });

/** The pages that exist independently of the content, in header and footer order. */
export const fixedPages = (): FixedPage[] => (Object.keys(pages) as StaticPageId[]).map(fixedPage);

/** Whether a page exists independently of the content. */
export const isFixed = (id: string): id is StaticPageId => Object.hasOwn(pages, id);

/** The entry of a page made from content, whose id is its path. */
const contentPage = <Id extends Exclude<PageId, StaticPageId>>(id: Id, parent: PageId) => ({
  ...page,
  id,
  path: id,
  parent,
  closing: null,
  shows: [],
});

/** The entry of a guide's page, which may be a part of another guide. */
export const guidePage = (slug: string, partOf?: string): PageEntry =>
  contentPage(`guides/${slug}`, partOf ? `guides/${partOf}` : 'resources');

/** The entry of the page of a text in content/obligations.yaml. */
export const obligationPage = (id: string): PageEntry => ({
  ...contentPage(`obligations/${id}`, 'obligations'),
  closing: 'general',
});

/** The entry of the page of a subject in content/questions.yaml. */
export const subjectPage = (id: SubjectPage): PageEntry => ({
  ...contentPage(id, 'questions'),
  schema: 'FAQPage',
});

/** The slug of the guide that a page with this id would show, published or not; null for other pages. */
export const guideOf = (id: PageId): string | null =>
  id.startsWith('guides/') ? id.slice('guides/'.length) : null;

/** Path of a page in a language, with a trailing slash. */
export const entryPath = ({ path }: Pick<PageEntry, 'path'>, locale: Locale): string =>
  `${localeRoot(locale)}${path ? `${path}/` : ''}`;

type HeaderPlace = NonNullable<PageSettings['header']>;
type FooterPlace = NonNullable<PageSettings['footer']>;

/** Ids of the pages in one part of the header, in order. */
export const headerPages = <Place extends HeaderPlace>(place: Place) =>
  idsOf(({ header }) => header === place) as PagesWith<'header', Place>[];

/** Ids of the pages in one footer column, in order. */
export const footerPages = (column: FooterPlace): StaticPageId[] =>
  idsOf(({ footer, offFooter }) => footer === column && !offFooter);

const idsOf = (isWanted: (page: PageSettings) => boolean): StaticPageId[] =>
  fixedPages()
    .filter(isWanted)
    .map(({ id }) => id);
