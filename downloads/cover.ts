import { site } from '@/config/site';
import { dayRead } from '@/law/checked-on';
import { formatDate } from '@/lib/dates';
import { absoluteUrl, pagePath } from '@/routes/addresses';
import type { PageId } from '@/routes/registry';
import { about } from './about';
import type { DownloadContext } from './context';
import type { DownloadId } from './ids';
import { inLanguage } from './sheets/common';
import { isFormula, type Sheet, type Workbook } from './workbook';

/** The first sheet: what the file is, where it comes from, and its date. */
export function cover(
  id: DownloadId,
  { register, day, locale }: DownloadContext,
  sheets: Workbook,
): Sheet {
  const t = inLanguage(locale);
  const { title, purpose, guide, subject } = about[id];
  const address = absoluteUrl(pagePath(`guides/${guide}` as PageId, locale), site.origin);
  const calculates = sheets.some(({ settings = [], rows }) =>
    [...settings.map(({ value }) => value), ...rows.flat()].some(isFormula),
  );
  const law = register[subject];
  return {
    name: t('Lisez-moi', 'Read me'),
    columns: [
      { title: t('Fichier', 'File'), width: 26 },
      { title: title[locale], width: 90 },
    ],
    rows: [
      [t('À quoi il sert', 'What it is for'), purpose[locale]],
      [
        t('Comment le remplir', 'How to fill it in'),
        [
          t('Les cellules jaunes sont à remplir.', 'The yellow cells are yours to fill in.'),
          ...(calculates
            ? [t('Les formules se calculent seules.', 'Formulas work by themselves.')]
            : []),
          t('Les lignes données en exemple se remplacent.', 'Replace the lines given as examples.'),
        ].join(' '),
      ],
      [t('Source', 'Source'), site.brand],
      [t('Guide', 'Guide'), { formula: `HYPERLINK("${address}")`, value: address }],
      [t('Établi le', 'Made on'), formatDate(day, locale)],
      ...(law
        ? [[t('Droit vérifié au', 'Law checked as of'), formatDate(dayRead(law), locale)]]
        : []),
      [t('Licence', 'Licence'), licence(t)],
      [
        t('Portée', 'What it is not'),
        t(
          'Information générale, qui ne constitue pas un conseil juridique.',
          'General information, not legal advice.',
        ),
      ],
    ],
  };
}

/** Without a licence, the file serves those it is offered to. */
const licence = (t: ReturnType<typeof inLanguage>): string =>
  site.dataLicence
    ? `${site.dataLicence.name}, ${site.dataLicence.url}`
    : t(
        'À remplir pour votre propre organisation. Aucune licence n’a encore été choisie : toute autre réutilisation demande notre accord.',
        'Yours to fill in for your own organisation. No licence has been chosen yet: any other reuse needs our consent.',
      );
