import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/links';

interface Item {
  title: string;
  text: string;
}

/** The page-summary block of a demo request: its three steps; the first is ticked once the request has arrived. */
export async function DemoSteps() {
  const t = await getTranslations('signup.steps');
  const words = await getTranslations('summary');
  const steps: Item[] = t.raw('items');
  return (
    <aside aria-label={words('title')}>
      <p className="ruled heading">{words('title')}</p>
      <ol role="list" className="steps">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <p className="strong">{title}</p>
            <p className="quiet">{text}</p>
          </li>
        ))}
      </ol>
    </aside>
  );
}

/** What to expect from a demo. */
export async function TrustPoints() {
  const t = await getTranslations('signup.trust');
  const buyer = await getTranslations('questions.buyer');
  const items: Item[] = t.raw('items');
  return (
    <section id="trust" aria-labelledby="trust-title">
      <h2 id="trust-title" className="ruled heading">
        {t('title')}
      </h2>
      <ul role="list">
        {items.map(({ title, text }) => (
          <li key={title} className="line">
            <h3 className="name">{title}</h3>
            <p className="quiet">{text}</p>
          </li>
        ))}
      </ul>
      <p className="line">
        <PageLink page="questions/plateforme">{buyer('title')}</PageLink>
      </p>
    </section>
  );
}
