import { getPage, type PageId } from '@/lib/pages/registry';
import { LanguageSuggestions } from './language-suggestion';
import styles from './notices.module.css';
import { ReloadOffer } from './reload-offer';

/** What a page may have to say at its lower edge; enhance/ shows each when there is reason to. */
export const Notices = ({ page }: { page: PageId }) => (
  <div className={styles.notices}>
    <LanguageSuggestions page={page} />
    {getPage(page).islands && <ReloadOffer page={page} />}
  </div>
);
