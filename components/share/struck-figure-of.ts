import { entriesOf, subjectOf } from '@/law/entries';
import { figuresOf, ruleOfFigure } from '@/law/figures';
import { omnibusFigures } from '@/law/omnibus/history';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { loadRegister } from '@/loaders/law';
import { pageOf } from '@/loaders/routes/page';
import type { PageId } from '@/loaders/routes/registry';
import { type StruckFigure, struckFigure } from '@/loaders/struck-figure';

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
