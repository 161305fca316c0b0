import { site } from '@/config/site';
import { type Locale, localeRoot } from '@/lib/i18n/locales';

const staticPageIds = [
  'landing',
  'home',
  'platform',
  'clients',
  'resources',
  'questions',
  'calendar',
  'glossary',
  'omnibus',
  'openData',
  'method',
  'about',
  'claims',
  'signup',
  'confirmation',
  'message',
  'search',
  'regpilot',
  'frameworks',
  'monitoring',
  'auditability',
  'simulator',
  'integrations',
  'legal',
  'legalNotice',
  'accessibility',
  'notFound',
] as const;

export type StaticPageId = (typeof staticPageIds)[number];
export type GuidePageId = `guides/${string}`;
export type PageId = StaticPageId | GuidePageId;

export interface PageEntry {
  readonly id: PageId;
  /** Path below the language root, without leading or trailing slash; empty for the root itself. */
  readonly path: string;
  /** Parent page, for breadcrumbs; null at the top of the tree and outside it (redirects, errors). */
  readonly parent: StaticPageId | null;
  /** False for pages excluded from search engines (redirects, errors, confirmations, unfinished texts). */
  readonly indexed: boolean;
  /** Placement in the header: its main links, or the Solutions menu. */
  readonly header?: 'main' | 'solutions';
  /** Footer column; the legal column begins with the tabs of one page. */
  readonly footer?: 'solutions' | 'resources' | 'company' | 'legal';
}

/** The slug of the guide a page shows, or null for other pages. */
export const guideOf = (id: PageId): string | null =>
  id.startsWith('guides/') ? id.slice('guides/'.length) : null;

type PageSettings = Omit<PageEntry, 'id'>;

const page = (path: string, settings: Partial<PageSettings> = {}): PageSettings => ({
  path,
  parent: 'landing',
  indexed: true,
  ...settings,
});
const solution = (slug: string): PageSettings =>
  page(`solutions/${slug}`, { parent: 'platform', header: 'solutions', footer: 'solutions' });

const staticPages: Record<StaticPageId, PageSettings> = {
  landing: page('', { parent: null }),
  home: page('home', { parent: null, indexed: false }),
  platform: page('plateforme', { header: 'main' }),
  clients: page('clients', { header: 'main' }),
  resources: page('ressources', { header: 'main', footer: 'resources' }),
  questions: page('questions', { parent: 'resources', footer: 'resources' }),
  calendar: page('calendrier', { parent: 'resources', footer: 'resources' }),
  glossary: page('glossaire', { parent: 'resources', footer: 'resources' }),
  omnibus: page('omnibus', { parent: 'resources', footer: 'resources' }),
  openData: page('donnees', { parent: 'resources', footer: 'resources' }),
  method: page('methode', { parent: 'simulator', footer: 'resources' }),
  about: page('about', { header: 'main', footer: 'company' }),
  claims: page('affirmations', { parent: 'about', footer: 'company' }),
  signup: page('signup', { footer: 'company' }),
  confirmation: page('signup/confirmation', { parent: 'signup', indexed: false }),
  message: page('message', { footer: 'company' }),
  search: page('recherche', { footer: 'company' }),
  regpilot: solution('iareglementaire'),
  frameworks: solution('referentielsesg'),
  monitoring: solution('veilleesg'),
  auditability: solution('auditabilite'),
  simulator: solution('simulateuresg'),
  integrations: solution('integrations'),
  legal: page('privacypolicy', { footer: 'legal' }),
  legalNotice: page('mentions-legales', {
    parent: 'legal',
    footer: 'legal',
    indexed: site.legalNoticeComplete,
  }),
  accessibility: page('accessibilite', { parent: 'legal', footer: 'legal' }),
  notFound: page('404', { parent: null, indexed: false }),
};

/** The pages that exist independently of the guides, in header and footer order. */
export const fixedPages = (): PageEntry[] => staticPageIds.map(fixedPage);

/** The entry of a page that exists independently of the guides. */
export const fixedPage = (id: StaticPageId): PageEntry => ({ id, ...staticPages[id] });

/** Whether a page exists independently of the guides. */
export const isFixed = (id: string): id is StaticPageId => Object.hasOwn(staticPages, id);

/** The entry of a guide's page. */
export const guidePage = (slug: string): PageEntry => ({
  id: `guides/${slug}`,
  ...page(`guides/${slug}`, { parent: 'resources' }),
});

/** Path of a page in a language, with a trailing slash. */
export const entryPath = ({ path }: PageEntry, locale: Locale): string =>
  `${localeRoot(locale)}${path ? `${path}/` : ''}`;

type HeaderPlace = NonNullable<PageEntry['header']>;
type FooterPlace = NonNullable<PageEntry['footer']>;

/** Ids of the pages in one part of the header, in order. */
export const headerPages = (place: HeaderPlace): StaticPageId[] =>
  staticPageIds.filter((id) => staticPages[id].header === place);

/** Ids of the pages in one footer column, in order. */
export const footerPages = (column: FooterPlace): StaticPageId[] =>
  staticPageIds.filter((id) => staticPages[id].footer === column);
