import { getTranslations } from 'next-intl/server';
import { lowerFirst, pictureSetting } from '@/components/pictures/setting';
import { simulatedEntries } from '@/components/pictures/simulator/entries';
import { alertsOn } from '@/law/sample-company/alerts';
import { figures, journal } from '@/law/sample-company/company';
import type { PlatformModule } from './modules';

const [{ to: version }] = journal;

/** What each module enters on the sample company's line of emissions, in words. */
export async function recordCells(): Promise<Record<PlatformModule['id'], string>> {
  const t = await getTranslations('platform.map.values');
  const workspace = await getTranslations('pictures.workspace');
  const status = await getTranslations('pictures.status');
  const { locale, register, day, date, number } = await pictureSetting();
  const alert = alertsOn(register, day).find(({ subject }) => subject === 'esrs');
  const csrd = (await simulatedEntries()).find(({ id }) => id === 'csrd');
  return {
    frameworks: t('frameworks', {
      standard: workspace('standard'),
      text: workspace('requirements.items.scope12.text'),
    }),
    monitoring: alert
      ? t('monitoring', { act: alert.act.name[locale], date: date(alert.change.date) })
      : t('unchanged'),
    regpilot: t('regpilot'),
    documents: t('documents', {
      value: workspace('evidence.valueText', { value: number(figures.scope12.tonnes) }),
      file: lowerFirst(workspace('evidence.file')),
      version,
    }),
    auditability: t('auditability', {
      status: status('covered'),
      owner: workspace('requirements.items.scope12.owner'),
    }),
    simulator: csrd?.when ?? '',
  };
}
