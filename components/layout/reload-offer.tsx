import { getTranslations } from 'next-intl/server';
import type { PageId } from '@/routes/registry';
import { PageLink } from '@/ui/links';
import styles from './reload-offer.module.css';

/**
 * Reports that an interactive part failed to load, and offers a reload. Hidden until
 * enhance/islands.ts shows it, inside a live region that announces it. The build removes it from pages
 * without an island.
 */
export async function ReloadOffer({ page }: { page: PageId }) {
  const t = await getTranslations('layout.reload');
  return (
    <div className={styles.place} role="status">
      <div className={styles.notice} data-reload-offer hidden>
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
