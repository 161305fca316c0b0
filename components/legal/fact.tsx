import { getTranslations } from 'next-intl/server';
import { site, siteFacts } from '@/config/site';
import { PageLink } from '@/ui/page-link';

/**
 * A value of config/site.ts within a sentence; without an e-mail address, another way to reach the team. Where
 * the platform is hosted is a sentence by itself, or nothing.
 */
export async function Fact({ name }: { name: string }) {
  const value = siteFacts()[name];
  if (value === undefined) throw new Error(`config/site.ts has no fact "${name}".`);
  if (name === 'email' && value === null) {
    const t = await getTranslations('legal');
    return t.rich('teamContact', { form: (link) => <PageLink page="message">{link}</PageLink> });
  }
  if (name === 'hosting') return value && (await getTranslations('hosting'))('text');
  if (value === site.email) return <a href={`mailto:${value}`}>{value}</a>;
  return value;
}
