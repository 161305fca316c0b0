import { getTranslations } from 'next-intl/server';
import { AuditChecklistPicture } from '@/components/pictures/auditability/checklist';
import { PageLink } from '@/ui/page-link';
import styles from './checklist.module.css';

/** The audit checklist, and the guide that says what an engagement covers. */
export async function Checklist() {
  const t = await getTranslations('auditability.checklist');
  return (
    <>
      <AuditChecklistPicture />
      <p className={styles.note}>
        {t('note')} <PageLink page="guides/assuranceguide">{t('guide')}</PageLink>
      </p>
    </>
  );
}
