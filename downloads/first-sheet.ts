import { site } from '@/config/site';
import type { LawContext } from '@/downloads/law';
import { dayRead } from '@/law/entries';
import { formatDate } from '@/lib/dates';
import { loadSharedDownload, type StatedDownload } from '@/loaders/downloads';
import { absoluteUrl, pagePath } from '@/routes/addresses';
import { isFormula, type Sheet, type Workbook } from './workbook';

/** The first sheet: what the file is, where it comes from, and its date. */
export function firstSheet(
  { title, purpose, guide, subject }: StatedDownload,
  { register, day, locale }: LawContext,
  sheets: Workbook,
): Sheet {
  const words = loadSharedDownload(locale).firstSheet;
  const address = absoluteUrl(pagePath(`guides/${guide}`, locale), site.origin);
  const calculates = sheets.some(({ settings = [], rows }) =>
    [...settings.map(({ value }) => value), ...rows.flat()].some(isFormula),
  );
  const law = register[subject];
  return {
    name: words.name,
    columns: [
      { title: words.file, width: 26 },
      { title, width: 90 },
    ],
    rows: [
      [words.purpose, purpose],
      [
        words.howTo,
        [words.yellow, ...(calculates ? [words.formulas] : []), words.examples].join(' '),
      ],
      [words.source, site.brand],
      [words.guide, { formula: `HYPERLINK("${address}")`, value: address }],
      [words.madeOn, formatDate(day, locale)],
      ...(law ? [[words.lawChecked, formatDate(dayRead(law), locale)]] : []),
      [
        words.licence,
        // Without a licence, the file serves those it is offered to.
        site.dataLicence ? `${site.dataLicence.name}, ${site.dataLicence.url}` : words.noLicence,
      ],
      [words.scope, words.noAdvice],
    ],
  };
}
