import { getTranslations } from 'next-intl/server';
import { Crop } from '@/components/pictures/parts/crop';
import { PriorityTag } from '@/components/pictures/parts/priority-tag';
import { alertsOn } from '@/law/sample-company/alerts';
import { pictureSetting } from '../setting';

/** The latest alerts. */
export async function FeedCrop({ name }: { name: string }) {
  const t = await getTranslations('pictures.alerts');
  const { locale, register, day, date } = await pictureSetting();
  return (
    <Crop
      name={name}
      head={t('title')}
      note={t('note')}
      rows={alertsOn(register, day)
        .slice(0, 3)
        .map(({ change, type, priority }) => ({
          text: change.title?.[locale],
          detail: `${date(change.date)} · ${t(`types.${type}`)}`,
          end: <PriorityTag level={priority} />,
        }))}
    />
  );
}
