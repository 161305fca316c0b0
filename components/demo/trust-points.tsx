import { getTranslations } from 'next-intl/server';

interface TrustPoint {
  title: string;
  text: string;
}

/** What to expect from a demo. */
export async function TrustPoints() {
  const t = await getTranslations('signup.trust');
  const items: TrustPoint[] = t.raw('items');
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
    </section>
  );
}
