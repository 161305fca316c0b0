import type { Locale } from '@/lib/i18n/locales';
import { crossings } from '@/loaders/mdx/declarations/crosswalk';
import styles from './component.module.css';

/** Data of a group: for each, the references read in each text side by side, and what differs below. */
export const Crosswalk = ({ group, locale }: { group: string; locale: Locale }) => (
  <div className="grid">
    {crossings(group, locale).map(({ id, datum, references, trap }) => (
      <div key={id} className="stack">
        <h3 id={id}>{datum}</h3>
        <dl className={styles.references}>
          {references.map(({ title, reference }) => (
            <div key={title}>
              <dt className="quiet">{title}</dt>
              <dd>{reference}</dd>
            </div>
          ))}
        </dl>
        <p>{trap}</p>
      </div>
    ))}
  </div>
);
