import { getTranslations } from 'next-intl/server';
import { pictureSetting } from '@/components/pictures/setting';
import { simulatedEntries } from '@/components/pictures/simulator/obligations';
import { journal, name, reported } from '@/law/sample-company/company';
import { alertsOn } from '@/law/sample-company/timeline';
import { lowerFirst } from '@/lib/sentences';
import { PageLink } from '@/ui/links';
import voice from '@/ui/text.module.css';
import styles from './record-map.module.css';

/** The six modules, two per stage of the work: read, write, prove. */
export const moduleGroups = [
  {
    id: 'read',
    modules: [
      { id: 'frameworks', page: 'frameworks' },
      { id: 'monitoring', page: 'monitoring' },
    ],
  },
  {
    id: 'write',
    modules: [
      { id: 'regpilot', page: 'regpilot' },
      { id: 'documents', page: 'integrations' },
    ],
  },
  {
    id: 'prove',
    modules: [
      { id: 'auditability', page: 'auditability' },
      { id: 'simulator', page: 'simulator' },
    ],
  },
] as const;

export type PlatformModule = (typeof moduleGroups)[number]['modules'][number];

/** The platform as a map: six modules, and what each of them enters in one line of the record. */
export async function RecordMap() {
  const t = await getTranslations('platform');
  const label = await getTranslations('pictures');
  const cells = await recordCells();
  return (
    <figure>
      <figcaption className={styles.caption}>
        {t('map.caption', { label: label('label'), company: name })}
      </figcaption>
      <ol role="list" className={styles.map}>
        {moduleGroups.map(({ id, modules }) => (
          <li key={id} className={styles.stage}>
            <p className={`${voice.term} ${styles.stageTitle}`}>{t(`groups.${id}.title`)}</p>
            <ul role="list" className={styles.modules}>
              {modules.map((module) => (
                <li key={module.id} className={styles.module}>
                  <PageLink page={module.page} className={styles.link}>
                    {t(`modules.items.${module.id}.title`)}
                  </PageLink>
                  <p className={styles.cell}>
                    <span className={styles.label}>{t(`map.cells.${module.id}`)}</span>{' '}
                    {cells[module.id]}
                  </p>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </figure>
  );
}

const [{ to: version }] = journal;

/** What each module enters on the sample company's line of emissions, in words. */
async function recordCells(): Promise<Record<PlatformModule['id'], string>> {
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
      value: workspace('evidence.valueText', { value: number(reported.scope12.tonnes) }),
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
