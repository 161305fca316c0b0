import type { PageId } from '@/lib/pages/registry';
import { LanguageSuggestions } from './language-suggestion';
import styles from './notices.module.css';
import { ReloadOffer } from './reload-offer';

/**
 * Notices at the bottom of the viewport; enhance/ shows each when it applies. The build removes the offer to
 * reload from pages without an island.
 */
export const Notices = ({ page }: { page: PageId }) => (
  <div className={styles.notices}>
    <LanguageSuggestions page={page} />
    <ReloadOffer page={page} />
  </div>
);
