import { getTranslations } from 'next-intl/server';
import { Tag } from '@/ui/tag';

export type Priority = 'high' | 'medium';

/** Priority of an alert or an action. */
export async function PriorityTag({ level }: { level: Priority }) {
  const t = await getTranslations('pictures.priority');
  return <Tag colour={level === 'high' ? 'brick' : 'amber'}>{t(level)}</Tag>;
}
