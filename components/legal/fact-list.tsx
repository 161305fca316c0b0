import { getTranslations } from 'next-intl/server';
import { siteFacts } from '@/config/site';
import { Fact } from './fact';
import styles from './fact-list.module.css';

type Labels = Record<string, string | Record<string, string>>;

/** Label of a fact: `publisher.legalName` is under `publisher`, `legalName`. */
function labelOf(labels: Labels, name: string): string {
  const [group = '', key = ''] = name.split('.');
  const found = labels[group];
  const label = typeof found === 'object' ? found[key] : found;
  if (!label) throw new Error(`messages have no label legal.facts.${name}.`);
  return label;
}

/** Facts with their labels; says so when some of them are still to be completed. */
export async function FactList({ names }: { names: string }) {
  const t = await getTranslations('legal');
  const labels: Labels = t.raw('facts');
  const facts = siteFacts();
  const listed = names.split(/\s+/).filter(Boolean);
  return (
    <>
      <dl className={styles.facts}>
        {listed.map((name) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.label}>{labelOf(labels, name)}</dt>
            <dd>
              <Fact name={name} />
            </dd>
          </div>
        ))}
      </dl>
      {listed.some((name) => facts[name] === null) && (
        <p className={styles.pending}>{t('pending')}</p>
      )}
    </>
  );
}
