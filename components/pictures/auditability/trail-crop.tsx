import { getTranslations } from 'next-intl/server';
import { Crop } from '@/components/pictures/parts/crop';
import { Tag } from '@/ui/tag';
import { figureTrail } from './figure-trail';

/** The published figure, and the first steps back to its evidence. */
export async function TrailCrop({ name }: { name: string }) {
  const t = await getTranslations('auditability.trail');
  const { figure, steps } = await figureTrail();
  return (
    <Crop
      name={name}
      head={<mark>{figure}</mark>}
      note={<Tag colour="green">{t('status')}</Tag>}
      rows={steps.slice(0, 3).map(({ term, text }) => ({ text: term, detail: text }))}
    />
  );
}
