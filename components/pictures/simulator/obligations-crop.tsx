import { getTranslations } from 'next-intl/server';
import { Crop } from '@/components/pictures/parts/crop';
import { Tag } from '@/ui/tag';
import { simulatedEntries } from './entries';
import { truthColours } from './truth-colours';

/** The first obligations of the simulation's result. */
export async function ObligationsCrop({ name }: { name: string }) {
  const t = await getTranslations('simulator.result');
  const nav = await getTranslations('nav');
  const entries = await simulatedEntries();
  return (
    <Crop
      name={name}
      head={nav('simulator')}
      rows={entries.slice(0, 3).map(({ title, when, truth }) => ({
        text: title,
        detail: when,
        end: <Tag colour={truthColours[truth]}>{t(`status.${truth}`)}</Tag>,
      }))}
    />
  );
}
