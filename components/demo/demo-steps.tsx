import { getTranslations } from 'next-intl/server';
import styles from './demo-steps.module.css';

interface Step {
  title: string;
  text: string;
}

/** The page-summary block of a demo request: its three steps; the first is ticked once the request has arrived. */
export async function DemoSteps() {
  const t = await getTranslations('signup.steps');
  const words = await getTranslations('summary');
  const steps: Step[] = t.raw('items');
  return (
    <aside aria-label={words('title')}>
      <p className={styles.heading}>{words('title')}</p>
      <ol role="list">
        {steps.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <p className="strong">{title}</p>
              <p className="quiet">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </aside>
  );
}
