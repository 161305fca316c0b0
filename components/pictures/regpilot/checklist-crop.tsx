import { getTranslations } from 'next-intl/server';
import { Crop } from '@/components/pictures/parts/crop';
import { Tag } from '@/ui/tag';
import { colours, statuses } from './checklist-items';

/** The end of the checklist, with the suggestion on what is missing. */
export async function ChecklistCrop({ name }: { name: string }) {
  const t = await getTranslations('regpilot.checklist');
  const items: string[] = t.raw('items');
  return (
    <Crop
      name={name}
      head={t('name')}
      note="ESRS E1"
      rows={items
        .map((text, index) => ({ text, status: statuses[index] ?? 'toReview' }))
        .slice(1)
        .map(({ text, status }) => ({
          text,
          detail: status === 'missing' && (
            <>
              {t('suggestionBefore')} <mark>{t('suggestionMark')}</mark>
            </>
          ),
          end: <Tag colour={colours[status]}>{t(status)}</Tag>,
        }))}
    />
  );
}
