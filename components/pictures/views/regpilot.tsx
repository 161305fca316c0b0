import { getTranslations } from 'next-intl/server';
import { Panel, Picture } from '@/components/pictures/parts';
import { Lines } from '@/components/ui/lists';
import { mark } from '@/components/ui/marks';
import { Tag } from '@/components/ui/tag';
import styles from './regpilot.module.css';

/** RegPilot: a question, its answer with the deciding clause, the source, the next steps. */
export async function RegpilotPicture() {
  const t = await getTranslations('pictures.regpilot');
  const steps: string[] = t.raw('steps');
  return (
    <Picture name={t('picture')}>
      <Panel title={t('title')} note={t('note')}>
        <div className={styles.ask}>
          <p className="term">{t('questionLabel')}</p>
          <p className={`heading ${styles.question}`}>{t('question')}</p>
        </div>
        <div className={styles.body}>
          <div>
            <p className="term">{t('answerLabel')}</p>
            <p className={styles.answer}>{t.rich('answer', { mark })}</p>
            <Lines items={steps} item={styles.step} />
          </div>
          <div className={styles.source}>
            <p className="term">{t('sourceLabel')}</p>
            <p className={styles.article}>§ {t('article')}</p>
            <p className={`small ${styles.act}`}>{t('act')}</p>
            <p className={styles.review}>
              <Tag colour="ochre">{t('review')}</Tag>
            </p>
          </div>
        </div>
      </Panel>
    </Picture>
  );
}
