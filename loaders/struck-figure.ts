import { provisionAddressIn, provisionName } from '@/law/acts';
import { entriesOf } from '@/law/entries';
import { replacedFigure, ruleOfFigure } from '@/law/figures';
import { shortQuantity } from '@/law/quantity';
import { today } from '@/lib/dates';
import { forEveryLocale, type Locale } from '@/lib/i18n/locales';
import { typeset } from '@/lib/typography';
import { figureTitle } from './guide-entries';
import { loadTypesetRegister } from './law';

/** A figure of the register that a change of the law replaced, in words for a drawing. */
export interface StruckFigure {
  /** `Champ de la CSRD : effectif moyen`. */
  title: string;
  /** `250`: its unit is that of the value after it, unless the two differ. */
  before: string;
  /** `1 000`, and `salariés` where it has a unit of its own. */
  now: { number: string; unit: string | undefined };
  /** The day from which it is the law. */
  from: string;
  /** `Directive (UE) 2026/470, art. 2, point 4`, and where to read it. */
  source: string;
  address: string | undefined;
}

const NO_BREAK = '\u00a0';

/** A number and its unit: `1 000` and `salariés`, `€450m` and nothing. */
function parted(text: string): StruckFigure['now'] {
  const [, number = text, unit] = /^(.+)[ \u00a0](\D+)$/u.exec(text) ?? [];
  return { number, unit };
}

/** The amending act's own articles, without those they amend, which follow in brackets. */
const ownArticles = (provision: string): string => provision.replace(/\s\(\p{L}{3}.*$/su, '');

/**
 * A figure by its name in the register, such as `csrd-scope.employees`, as it was before its last change and
 * as it is on the day of the build; undefined when the law of the day has not changed it.
 * @throws when the register has no such figure.
 */
export function struckFigure(name: string, locale: Locale): StruckFigure | undefined {
  const register = loadTypesetRegister(locale);
  const { rules, acts } = entriesOf(register);
  const rule = rules.get(ruleOfFigure(name));
  const found = replacedFigure(register, name, today());
  const act = found && acts.get(found.now.version.act);
  if (!rule || !found || !act) return undefined;
  const { now, before } = found;
  const write = (value: typeof now) =>
    parted(typeset(shortQuantity(value.criterion, locale), locale));
  const [old, present] = [write(before), write(now)];
  const provision = now.version.provision;
  return {
    title: figureTitle({ rule }, now, locale),
    before:
      old.unit === present.unit || !old.unit ? old.number : `${old.number}${NO_BREAK}${old.unit}`,
    now: present,
    from: now.from,
    source: provisionName(
      act,
      provision && forEveryLocale((each) => ownArticles(provision[each])),
      locale,
    ),
    address: provisionAddressIn(act, provision, locale),
  };
}
