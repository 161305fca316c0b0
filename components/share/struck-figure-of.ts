import { entriesOf, subjectOf } from '@/law/entries';
import { figuresOf, ruleOfFigure } from '@/law/figures';
import { omnibusFigures } from '@/law/omnibus/history';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { loadGuide } from '@/loaders/guides';
import { loadRegister } from '@/loaders/law';
import { loadObligation } from '@/loaders/obligations';
import { obligationOf } from '@/loaders/routes/obligation-pages';
import { guideOf, type PageId } from '@/loaders/routes/registry';
import { type StruckFigure, struckFigure } from '@/loaders/struck-figure';

/**
 * Figures of the register that a page is about: of a guide, its key figures of its own subject; of an obligation,
 * those that decide whom it concerns; of the page on Omnibus I, those that open it.
 */
function figuresFor(id: PageId): readonly string[] {
  if (id === 'omnibus') return omnibusFigures;
  const [slug, obligation, register] = [guideOf(id), obligationOf(id), loadRegister()];
  const { rules } = entriesOf(register);
  if (obligation)
    return loadObligation(obligation)
      .rules.flatMap((rule) => rules.get(rule) ?? [])
      .filter(({ kind }) => kind === 'scope')
      .flatMap((rule) => [...figuresOf(rule).keys()]);
  if (!slug) return [];
  const { figures, subjects } = loadGuide(slug, defaultLocale).data;
  return figures.filter((name) => subjectOf(register, ruleOfFigure(name)) === subjects[0]);
}

/** The first of them that the law of the day has replaced; undefined where it has replaced none. */
export const struckFigureOf = (id: PageId, locale: Locale): StruckFigure | undefined =>
  figuresFor(id)
    .flatMap((name) => struckFigure(name, locale) ?? [])
    .at(0);
