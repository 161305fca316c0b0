import { today } from '@/lib/dates';
import { type Locale, written } from '@/lib/i18n/locales';
import { typesetDeep } from '@/lib/typography';
import { loadDownload, readDownload } from '@/loaders/downloads';
import { withLaw } from '@/loaders/downloads/law';
import { loadRegister } from '@/loaders/law';
import { component } from '@/loaders/mdx/component';

/** A datum, where each text that was read asks for it, and what differs. */
export interface Crossing {
  readonly id: string;
  readonly datum: string;
  readonly references: readonly { title: string; reference: string }[];
  readonly trap: string;
}

/** The spreadsheet that the page shows. */
const SPREADSHEET = 'five-reports';

/** The rows of one group of the spreadsheet: what the page shows and what readers take away are one. */
export function crossings(group: string, locale: Locale): Crossing[] {
  const context = { register: loadRegister(), day: today(), locale: written(locale) };
  const [sheet] = withLaw(loadDownload(SPREADSHEET, context.locale), context).sheets;
  const asking = (sheet?.columns ?? []).filter(
    ({ id, input }) => !input && !['group', 'datum', 'trap'].includes(id),
  );
  return (sheet?.rows ?? [])
    .filter((row) => row.group === group)
    .map((row) => ({
      id: `${row.id}`,
      ...typesetDeep(
        {
          datum: `${row.datum}`,
          references: asking.flatMap(({ id, title }) =>
            row[id] === undefined ? [] : [{ title, reference: `${row[id]}` }],
          ),
          trap: `${row.trap}`,
        },
        locale,
      ),
    }));
}

export const Crosswalk = component({
  name: 'Crosswalk',
  attributes: {
    group: {
      required: true,
      get values() {
        return Object.keys(readDownload(SPREADSHEET).value?.lists?.groups ?? {});
      },
    },
  },
  holds: 'nothing',
  parity: { attribute: 'group' },
});
