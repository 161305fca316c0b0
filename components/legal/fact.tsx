import { getTranslations } from 'next-intl/server';
import { Marked } from '@/components/ui/marked';
import { site, siteFacts } from '@/config/site';

/** A value of config/site.ts, or a visible mark while it is unknown. */
export async function Fact({ name }: { name: string }) {
  const value = siteFacts()[name];
  if (value === undefined) throw new Error(`config/site.ts has no fact "${name}".`);
  if (value === null) {
    const t = await getTranslations('legal');
    return <Marked>[{t('toComplete')}]</Marked>;
  }
  if (value === site.email) return <a href={`mailto:${value}`}>{value}</a>;
  return value;
}
