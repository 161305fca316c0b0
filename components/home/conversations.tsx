import { getTranslations } from 'next-intl/server';
import { mark } from '@/components/ui/marked';
import { PageLink } from '@/components/ui/page-link';
import { currentLocale } from '@/i18n/current-locale';
import { lawCheckedOn } from '@/lib/content/load/law-checked-on';
import { formatDate } from '@/lib/format';
import styles from './conversations.module.css';
import { Slideshow } from './slideshow';

/** The sample conversations, each with its related guide. */
const conversations = [
  { id: 'assurance', guide: 'guides/assuranceguide' },
  { id: 'materiality', guide: 'guides/doublematguide' },
  { id: 'diligence', guide: 'guides/csdddguide' },
] as const;

/** Three questions to RegPilot, its answers, and the texts they rely on. */
export async function Conversations() {
  const t = await getTranslations('landing.conversations');
  const date = formatDate(
    lawCheckedOn('assurance', 'double-materiality', 'csddd'),
    await currentLocale(),
  );
  return (
    <Slideshow
      id="conversations"
      label={t('label')}
      slides={conversations.map(({ id, guide }) => ({
        label: t(`items.${id}.subject`),
        content: (
          <div className={styles.sheet}>
            <p className={styles.term}>{t('question')}</p>
            <h3 className={styles.question}>{t(`items.${id}.question`)}</h3>
            <p className={styles.term}>{t('answer')}</p>
            <p className={styles.answer}>{t.rich(`items.${id}.answer`, { mark })}</p>
            <div className={styles.source}>
              <p className={styles.term}>{t('source')}</p>
              <p>{t(`items.${id}.source`)}</p>
              <p className={styles.asOf}>
                {t('asOf', { date })} <PageLink page={guide}>{t(`items.${id}.guide`)}</PageLink>
              </p>
            </div>
          </div>
        ),
      }))}
    />
  );
}
