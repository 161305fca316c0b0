import { getTranslations } from 'next-intl/server';
import { NextDates } from '@/components/calendar/next-dates';
import { currentLocale } from '@/lib/i18n/current-locale';
import { neighbours, relatedGuides } from '@/loaders/guide-data';
import { type Guide, loadGuides } from '@/loaders/guides';
import { ButtonLink } from '@/ui/button-link';
import { PageLink } from '@/ui/page-link';
import styles from './guide-footer.module.css';

/** End of a guide: next dates of its subject, related guides, back to the resources, book a demo. */
export async function GuideFooter({ guide }: { guide: Guide }) {
  const t = await getTranslations('guide.footer');
  const guides = loadGuides(await currentLocale());
  const related = relatedGuides(guide, guides);
  const { previous, next } = neighbours(guide.slug, guides);
  return (
    <footer className={styles.footer} data-screen-only>
      <NextDates
        subject={guide.data.subjects[0]}
        milestones={guide.data.milestones}
        className={styles.dates}
      />
      {related.length > 0 && (
        <section aria-labelledby="related-title">
          <h2 id="related-title" className={styles.heading}>
            {t('related')}
          </h2>
          <ul role="list">
            {related.map(({ slug, text }) => (
              <li key={slug} className={styles.related}>
                <PageLink page={`guides/${slug}`} className={styles.link}>
                  {text.title}
                </PageLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.demo} aria-label={t('label')}>
        <h2 className={styles.title}>{t('title')}</h2>
        <p>{t('text')}</p>
        <div className={styles.actions}>
          <ButtonLink page="signup">{t('accessBeta')}</ButtonLink>
          <ButtonLink page="resources" kind="secondary">
            {t('back')}
          </ButtonLink>
        </div>
      </section>
      <nav className={styles.order} aria-label={t('order')}>
        {previous && <Neighbour guide={previous} direction="previous" label={t('previous')} />}
        {next && <Neighbour guide={next} direction="next" label={t('next')} />}
      </nav>
    </footer>
  );
}

function Neighbour({
  guide: { slug, text },
  direction,
  label,
}: {
  guide: Guide;
  direction: 'previous' | 'next';
  label: string;
}) {
  return (
    <PageLink page={`guides/${slug}`} className={`${styles.neighbour} ${styles[direction]}`}>
      <span className={styles.direction}>{label} </span>
      <span className={styles.neighbourTitle}>{text.cardTitle ?? text.title}</span>
    </PageLink>
  );
}
