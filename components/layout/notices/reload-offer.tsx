import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/page-link';
import type { PageId } from '@/lib/pages/registry';
import styles from './notices.module.css';

/**
 * Says that an interactive part is missing, and offers the page anew. Hidden until
 * enhance/offer-reload.ts has reason to show it, within a region that then reads it out.
 */
export async function ReloadOffer({ page }: { page: PageId }) {
  const t = await getTranslations('layout.reload');
  return (
    <div role="status">
      <div className={`${styles.notice} ${styles.caution}`} data-reload-offer hidden>
        <p>
          {t('text')} <PageLink page={page}>{t('action')}</PageLink>
        </p>
        <button type="button" className={styles.dismiss} data-dismiss>
          {t('dismiss')}
        </button>
      </div>
    </div>
  );
}
