import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/ui/page-link';
import styles from './demo-card.module.css';

/** The card within the text. */
export const DemoCardInText = () => <DemoCard inText />;

/** Where readers can see the guide's requirements applied to their company: one sentence and a link. */
export async function DemoCard({ inText = false }: { inText?: boolean }) {
  const t = await getTranslations('guide.demo');
  return (
    <p
      className={`${styles.card} ${inText ? styles.inText : ''}`}
      data-search-skip
      data-screen-only
    >
      {t('text')} <PageLink page="signup">{t('action')}</PageLink>
    </p>
  );
}
