import { getTranslations } from 'next-intl/server';
import { pictureSetting } from '@/components/pictures/setting';
import { PageLink } from '@/ui/links';
import { mark } from '@/ui/marks';
import voice from '@/ui/text.module.css';
import { conversationFacts } from './conversation-facts';
import styles from './conversations.module.css';
import { Slideshow } from './slideshow';

/** The sample conversations, each with its related guide. */
const conversations = [
  { id: 'assurance', guide: 'guides/assuranceguide', subject: 'assurance' },
  { id: 'materiality', guide: 'guides/doublematguide', subject: 'double-materiality' },
  { id: 'diligence', guide: 'guides/csdddguide', subject: 'csddd' },
] as const;

/** Three questions to RegPilot, its answers, and the texts they rely on. */
export async function Conversations() {
  const t = await getTranslations('landing.conversations');
  const { lawDate } = await pictureSetting();
  const facts = await conversationFacts();
  return (
    <Slideshow
      id="conversations"
      label={t('label')}
      slides={conversations.map(({ id, guide, subject }) => ({
        label: t(`items.${id}.subject`),
        content: (
          <div className={styles.sheet}>
            <p className={voice.term}>{t('question')}</p>
            <h3 className={styles.question}>{t(`items.${id}.question`, facts)}</h3>
            <p className={voice.term}>{t('answer')}</p>
            <p className={styles.answer}>{t.rich(`items.${id}.answer`, { mark, ...facts })}</p>
            <div className={styles.source}>
              <p className={voice.term}>{t('source')}</p>
              <p>{t(`items.${id}.source`)}</p>
              <p className={styles.asOf}>
                {t('asOf', { date: lawDate(subject) })}{' '}
                <PageLink page={guide}>{t(`items.${id}.guide`)}</PageLink>
              </p>
            </div>
          </div>
        ),
      }))}
    />
  );
}
