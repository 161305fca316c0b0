import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { tracedFigure } from '@/components/pictures/trail';
import type { Term } from '@/components/ui/lists';
import { mark } from '@/components/ui/marks';
import { workspace } from '@/law/sample-company/company';
import styles from './about-page.module.css';

/** A founder's field: what one starts from, threaded to the sheet where it ends. */
const Field = ({ from, children }: { from: readonly Term[]; children: ReactNode }) => (
  <div className={styles.field} data-search-skip>
    <div className={`grid ${from[1] ? 'cols-6-6' : ''} ${styles.from}`}>
      {from.map(({ term, text }) => (
        <div key={term}>
          <p className="term">{term}</p>
          <p className="name">{text}</p>
        </div>
      ))}
    </div>
    <div className={`sheet ${styles.end}`}>{children}</div>
  </div>
);

const [, , energy] = workspace.requirements;

/** Two pieces, and the published figure that they support. */
export async function DataField() {
  const { label, figure, subject, required, supported, filed } = await tracedFigure(energy);
  return (
    <Field from={[required, supported]}>
      <p className="term">{label}</p>
      <p className="as-h2">{mark(figure)}</p>
      <p className="heading">{subject}</p>
      <p className="line">
        <span className="term">{filed.term}</span> {filed.text}
      </p>
    </Field>
  );
}

/** A question, and the clause that answers it. */
export async function AiField() {
  const t = await getTranslations('regpilot.questions');
  const team = await getTranslations('about.team');
  const text = (key: 'question' | 'place' | 'before' | 'mark' | 'after' | 'act') =>
    t(`items.taxonomy.${key}`);
  return (
    <Field from={[{ term: team('question'), text: text('question') }]}>
      <p className="term">§ {text('place')}</p>
      <p className="heading">
        {text('before')} {mark(text('mark'))}
        {text('after')}
      </p>
      <p className="line">
        <span className="term">{t('source')}</span> {text('act')}
      </p>
    </Field>
  );
}
