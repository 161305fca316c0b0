import { paiIndicators } from '@/lib/examples/pai-indicators';
import type { DownloadContext } from '../context';
import { paiMetrics } from '../lists/pai-metrics';
import type { Workbook } from '../workbook';
import { empty, inLanguage } from './common';

/** The mandatory indicators for investee companies, with room for two years and the actions taken. */
export const paiSheet = ({ locale }: DownloadContext): Workbook => {
  const t = inLanguage(locale);
  return [
    {
      name: t('Indicateurs', 'Indicators'),
      columns: [
        { title: t('N°', 'No'), width: 6 },
        { title: t('Indicateur', 'Indicator'), width: 34 },
        { title: t('Métrique', 'Metric'), width: 44 },
        { title: t('Calcul', 'Calculation'), width: 52 },
        { title: t('Unité', 'Unit'), width: 22 },
        {
          title: t('Où la trouver : ESRS de 2023', 'Where to find it: ESRS of 2023'),
          width: 20,
        },
        { title: t('Année N', 'Year N'), width: 14, kind: 'number', input: true },
        { title: t('Année N-1', 'Year N-1'), width: 14, kind: 'number', input: true },
        { title: t('Part couverte', 'Share covered'), width: 12, kind: 'percent', input: true },
        { title: t('Source et estimation', 'Source and estimate'), width: 34, input: true },
        { title: t('Actions et objectifs', 'Actions and targets'), width: 34, input: true },
      ],
      rows: paiIndicators.flatMap(({ number, name, unit }) =>
        (paiMetrics[number] ?? []).map(({ metric, calculation, esrs }) => [
          number,
          name[locale],
          metric[locale],
          calculation[locale],
          unit[locale],
          esrs ?? '',
          ...empty(5),
        ]),
      ),
    },
  ];
};
