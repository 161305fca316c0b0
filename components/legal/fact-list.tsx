import { getTranslations } from 'next-intl/server';
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

/** Facts of config/site.ts with their labels. */
export async function FactList({ names }: { names: string }) {
  const t = await getTranslations('legal');
  const labels: Labels = t.raw('facts');
  return (
    <dl className={styles.facts}>
      {names
        .split(/\s+/)
        .filter(Boolean)
        .map((name) => (
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
