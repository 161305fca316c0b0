import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/links';
import { site, siteFacts } from '@/lib/config/site';
import styles from './component.module.css';

/**
 * A value of lib/config/site.ts within a sentence; without an e-mail address, another way to reach the team. Where
 * the platform is hosted, how long logs are kept, who measures the speed of pages and whether the notice is complete are sentences by
 * themselves, or nothing; what may be reused is a sentence either way.
 */
export async function Fact({ name, facts = siteFacts() }: { name: string; facts?: Facts }) {
  const value = facts[name];
  if (value === undefined) throw new Error(`lib/config/site.ts has no fact "${name}".`);
  if (name === 'email' && value === null) {
    const t = await getTranslations('legal');
    return t.rich('teamContact', { form: (link) => <PageLink page="message">{link}</PageLink> });
  }
  if (name === 'hosting') return value && (await getTranslations('hosting'))('text');
  if (name === 'pending') return value && (await getTranslations('legal'))('pending');
  if (name === 'reuse') return <Reuse />;
  if (name === 'speed' || name === 'speedData') {
    const t = await getTranslations('legal');
    return value && t(name, { host: value });
  }
  if (name === 'logDays')
    return value && (await getTranslations('legal'))(name, { days: Number(value) });
  if (value === site.email) return <a href={`mailto:${value}`}>{value}</a>;
  return value;
}

/** What may be done with texts and data beyond quoting them. */
async function Reuse() {
  const t = await getTranslations('legal.reuse');
  const { data, texts, granted } = site.licences;
  if (!granted) return t('reserved');
  return t.rich('granted', {
    texts: () => <a href={texts.url}>{texts.name}</a>,
    data: () => <a href={data.url}>{data.name}</a>,
  });
}

type Facts = ReturnType<typeof siteFacts>;

/** The given facts of lib/config/site.ts that have a value, with their labels; `facts` is for the styleguide. */
export async function FactList({ names, facts = siteFacts() }: { names: string; facts?: Facts }) {
  const t = await getTranslations('legal.facts');
  const known = names.split(/\s+/).filter((name) => name && facts[name] !== null);
  // The name of the site alone says nothing that the page does not.
  if (known.every((name) => name === 'brand')) return null;
  return (
    <dl className={`panel grid halves ${styles.facts}`}>
      {known.map((name) => (
        <div key={name} className={name === 'brand' ? styles.brand : undefined}>
          <dt className="term">{t(name as 'brand')}</dt>
          <dd className={name === 'brand' ? 'title' : undefined}>
            <Fact name={name} facts={facts} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
