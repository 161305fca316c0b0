import { getTranslations } from 'next-intl/server';
import { entriesOf, subjectOf } from '@/law/entries';
import { figuresOf, ruleOfFigure } from '@/law/figures';
import { omnibusFigures } from '@/law/omnibus/history';
import { site } from '@/lib/config/site';
import { formatDate } from '@/lib/dates';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { missingFromShareFont } from '@/lib/share-font';
import { loadGuide } from '@/loaders/guides';
import { loadRegister } from '@/loaders/law';
import type { ObligationGroup } from '@/loaders/obligations';
import { pageOf } from '@/loaders/routes/page';
import { fixedPage, type PageId } from '@/loaders/routes/registry';
import type { Cover } from '@/loaders/schema/guide';
import { type StruckFigure, struckFigure } from '@/loaders/struck-figure';
import { pageMeta } from '@/publishing/metadata/page-meta';

/** Content of a share image. */
export interface Card {
  brand: string;
  title: string;
  /** The site's domain, below the title. */
  domain: string;
  cover: Cover;
  /** What a change of the law made of the page's best known figure, and since when: takes the place of the cover. */
  struck?: { figure: StruckFigure; since: string } | undefined;
}

/** Covers of the pages of obligations. */
const groupCovers: Readonly<Record<ObligationGroup, Card['cover']>> = {
  reporting: { figure: 'strata', colour: 'green' },
  chain: { figure: 'chain', colour: 'brick' },
  finance: { figure: 'columns', colour: 'ochre' },
  products: { figure: 'rings', colour: 'amber' },
  climate: { figure: 'waves', colour: 'teal' },
  people: { figure: 'scale', colour: 'plum' },
  technology: { figure: 'threads', colour: 'slate' },
};

/** Figure and colour of a page's share image. */
function coverOf(id: PageId): Card['cover'] {
  const page = pageOf(id);
  if (page.kind === 'fixed') return fixedPage(page.id).cover;
  if (page.kind === 'obligation') return groupCovers[page.obligation.group];
  if (page.kind === 'guide') return page.guide(defaultLocale).data.cover;
  const { guide } = page.subject(defaultLocale);
  return guide ? loadGuide(guide, defaultLocale).data.cover : fixedPage('questions').cover;
}

/** What a change of the law replaced in what a page is about, and since when. */
async function struckOn(id: PageId, locale: Locale): Promise<Card['struck']> {
  const figure = struckFigureOf(id, locale);
  if (!figure) return undefined;
  const t = await getTranslations({ locale, namespace: 'guide' });
  return { figure, since: t('period.since', { from: formatDate(figure.from, locale) }) };
}

/** Text and figure of a page's share image. */
export async function cardOf(id: PageId, locale: Locale): Promise<Card> {
  const { title } = await pageMeta(id, locale);
  return {
    brand: drawableBrand(site.brand),
    title,
    domain: new URL(site.origin).host,
    cover: coverOf(id),
    struck: await struckOn(id, locale),
  };
}

/**
 * The brand, checked for share images.
 * @throws when their font lacks one of its characters, with a message that names the variable to set.
 */
export function drawableBrand(brand: string): string {
  const missing = missingFromShareFont(brand);
  if (missing.length === 0) return brand;
  const characters = missing.map((character) => `"${character}"`).join(', ');
  throw new Error(
    `SITE_BRAND is "${brand}", but the font of share images has no ${characters}. Set it to a name without ${missing.length === 1 ? 'this character' : 'these characters'}, or add ${missing.length === 1 ? 'it' : 'them'} to app/fonts/newsreader.woff2 (app/fonts/README.md).`,
  );
}

/**
 * Figures of the register that a page is about: of a guide, its key figures of its own subject; of an obligation,
 * those that decide whom it concerns; of the page on Omnibus I, those that open it.
 */
function figuresFor(id: PageId): readonly string[] {
  if (id === 'omnibus') return omnibusFigures;
  const [page, register] = [pageOf(id), loadRegister()];
  const { rules } = entriesOf(register);
  if (page.kind === 'obligation')
    return page.obligation.rules
      .flatMap((rule) => rules.get(rule) ?? [])
      .filter(({ kind }) => kind === 'scope')
      .flatMap((rule) => [...figuresOf(rule).keys()]);
  if (page.kind !== 'guide') return [];
  const { figures, subjects } = page.guide(defaultLocale).data;
  return figures.filter((name) => subjectOf(register, ruleOfFigure(name)) === subjects[0]);
}

/** The first of them that the law of the day has replaced; undefined where it has replaced none. */
export const struckFigureOf = (id: PageId, locale: Locale): StruckFigure | undefined =>
  figuresFor(id)
    .flatMap((name) => struckFigure(name, locale) ?? [])
    .at(0);
