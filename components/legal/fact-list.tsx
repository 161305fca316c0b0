import { getTranslations } from 'next-intl/server';
import { siteFacts } from '@/config/site';
import { Fact } from './fact';
import styles from './fact-list.module.css';

type Labels = Record<string, string | Record<string, string>>;

/** Label of a fact: that of `publisher.legalName` is under `publisher`, `legalName`. */
function labelOf(labels: Labels, name: string): string {
  const [group = '', key = ''] = name.split('.');
  const found = labels[group];
  const label = typeof found === 'object' ? found[key] : found;
  if (!label) throw new Error(`There is no message legal.facts.${name}.`);
  return label;
}

/** The given facts of config/site.ts that have a value, with their labels. */
export async function FactList({ names }: { names: string }) {
  const t = await getTranslations('legal');
  const labels: Labels = t.raw('facts');
  const facts = siteFacts();
  const known = names.split(/\s+/).filter((name) => name && facts[name] !== null);
  if (known.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {known.map((name) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.label}>{labelOf(labels, name)}</dt>
          <dd>
            <Fact name={name} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
