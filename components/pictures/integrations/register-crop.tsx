import { getTranslations } from 'next-intl/server';
import { Crop } from '@/components/pictures/parts/crop';
import { registerRows } from './register-rows';

/** The first rows of the register, each value with its origin. */
export async function RegisterCrop({ name }: { name: string }) {
  const t = await getTranslations('integrations.flow');
  const { year, rows } = await registerRows();
  return (
    <Crop
      name={name}
      head={t('register')}
      note={year}
      rows={rows.slice(0, 3).map(({ label, value, origin }) => ({
        text: label,
        detail: <mark>{origin}</mark>,
        end: value,
      }))}
    />
  );
}
