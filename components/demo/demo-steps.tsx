import { getTranslations } from 'next-intl/server';

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
