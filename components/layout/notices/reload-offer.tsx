import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/page-link';
import type { PageId } from '@/lib/pages/registry';
import styles from './notices.module.css';

/**
 * Reports that an interactive part failed to load, and offers a reload. Hidden until
 * enhance/offer-reload.ts shows it, inside a live region that announces it.
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
