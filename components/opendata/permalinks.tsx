import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/page-link';
import { currentLocale } from '@/i18n/current-locale';
import { loadTypesetRegister } from '@/lib/content/load/law';
import { addressIn } from '@/lib/law/address';
import { entriesOf } from '@/lib/law/find';
import styles from './open-data.module.css';

/** Every act of the register under its id, so that `#<id>` leads to it. */
export async function Permalinks() {
  const t = await getTranslations('openData.permalinks');
  const locale = await currentLocale();
  const { acts } = entriesOf(loadTypesetRegister(locale));
  return (
    <>
      <p>
        <PageLink page="omnibus">{t('rules')}</PageLink>
      </p>
      <h3>{t('acts')}</h3>
      <ul role="list" className={styles.acts} data-search-skip>
        {[...acts.values()].map((act) => {
          const address = addressIn(act, locale);
          return (
            <li key={act.id} id={act.id}>
              {address ? <a href={address}>{act.name[locale]}</a> : act.name[locale]}
            </li>
          );
        })}
      </ul>
    </>
  );
}
