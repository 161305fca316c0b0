import { getTranslations } from 'next-intl/server';
import { Crop } from '@/components/pictures/parts/crop';
import { Tag } from '@/ui/tag';
import { clauses, colours } from './clauses';

/** The first clauses of the annotated article. */
export async function ClausesCrop({ name }: { name: string }) {
  const t = await getTranslations('frameworks.article');
  return (
    <Crop
      name={name}
      head={`§ ${t('name')}`}
      note={t('act')}
      rows={clauses.slice(0, 3).map(({ id, status }) => ({
        text: (
          <>
            {t(`clauses.${id}.before`)} <mark>{t(`clauses.${id}.mark`)}</mark>
          </>
        ),
        detail: t(`clauses.${id}.comment`),
        end: <Tag colour={colours[status]}>{t(status)}</Tag>,
      }))}
    />
  );
}
