import { getTranslations } from 'next-intl/server';
import { Tag, type TagColour } from '@/ui/tag';

export type Status = 'covered' | 'review' | 'missing';

const colours: Record<Status, TagColour> = { covered: 'green', review: 'ochre', missing: 'brick' };

/** Progress of a requirement. */
export async function StatusTag({ status }: { status: Status }) {
  const t = await getTranslations('pictures.status');
  return <Tag colour={colours[status]}>{t(status)}</Tag>;
}
