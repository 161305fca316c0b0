import { getMessages, getTranslations } from 'next-intl/server';
import { Island } from '@/browser/islands/island';
import { ButtonLink, PageLink } from '@/components/ui/links';
import { Lines } from '@/components/ui/lists';
import { lawAddress } from '@/law/checker/checker-law';
import { currentLocale } from '@/lib/i18n/current-locale';
import { pagePath } from '@/loaders/routes/addresses';
import styles from './hero.module.css';
import { Tour } from './tour';

/** The promise, the software that keeps it, and a question on the visitor's own company. */
export async function Hero() {
  const t = await getTranslations('landing');
  const words = await getTranslations('summary');
  return (
    <div className={`page grid ${styles.hero}`}>
      <p className="flow quiet">
        <span className="kicker">{t('hero.kicker')}</span> {t('hero.audience')}
      </p>
      <h1>{t('hero.title')}</h1>
      <div className={`grid ${styles.words}`}>
        <Island
          name="typedPhrase"
          id="typed-phrase"
          props={{
            lead: t('hero.typedLead'),
            phrases: t.raw('hero.phrases'),
            pause: t('hero.pause'),
            play: t('hero.play'),
          }}
        />
        <div className={`flow ${styles.next}`}>
          <p className={styles.actions}>
            <ButtonLink page="signup">{t('hero.action')}</ButtonLink>
            <a href={`#${QUESTION}`}>{t('hero.secondary')}</a>
          </p>
          <p className="soft">{t('hero.note')}</p>
        </div>
      </div>
      <Tour />
      <aside className="soft above-5" aria-label={words('title')}>
        <p className="term">{words('title')}</p>
        <Lines items={t.raw('summary')} className={`grid ${styles.summary}`} />
      </aside>
      <ScopeQuestion />
    </div>
  );
}

const FORM = 'scope-form';
/** Id of its title. */
const QUESTION = 'scope-question';

/**
 * Whether the CSRD concerns a company, after four answers. Without scripts, the form leads to the table of all rules;
 * its fields have no name, so that no address holds an answer.
 */
async function ScopeQuestion() {
  const t = await getTranslations('landing.hero');
  const locale = await currentLocale();
  const { choices, fields, ambiguous, invalid } = (await getMessages()).checker.words;
  const field = (name: string) => `${FORM}-${name}`;
  const typed = (name: string, inputMode: 'numeric' | 'decimal') => (
    <input
      type="text"
      inputMode={inputMode}
      id={field(name)}
      className="field"
      maxLength={40}
      aria-describedby={field(`${name}-note`)}
    />
  );
  return (
    <section
      className={`grid ${styles.check}`}
      aria-labelledby={QUESTION}
      data-search-skip
      data-screen-only
    >
      <Island
        name="scopeAnswer"
        id="scope-answer"
        props={{
          form: FORM,
          title: QUESTION,
          question: t('question'),
          hint: t('check.hint'),
          law: lawAddress(locale),
          locale,
          demo: pagePath('signup', locale),
          messages: { ambiguous, invalid },
        }}
      />
      <form id={FORM} action={pagePath('obligations', locale)} autoComplete="off">
        <Choice id={field('seat')} label={fields.seat} choices={choices.seat} />
        <div>
          <label htmlFor={field('employees')}>{t('check.employees')}</label>
          {typed('employees', 'numeric')}
          <div id={field('employees-note')} aria-live="polite" />
        </div>
        <div>
          <label htmlFor={field('turnover')}>
            {t('check.turnover')}
            <span className="visually-hidden">{t('check.millions')}</span>
          </label>
          <span className={styles.amount} data-unit={t('check.unit')}>
            {typed('turnover', 'decimal')}
          </span>
          <div id={field('turnover-note')} aria-live="polite" />
        </div>
        <Choice
          id={field('listed')}
          label={t('check.listed')}
          choices={{ no: choices.listed.no, yes: choices.listed.yes }}
        />
        {/* The island lets it send the form, which would otherwise leave the page, and what was typed. */}
        <button type="button" className="button">
          {t('check.submit')}
        </button>
        <noscript>
          <button type="submit" className="button">
            {t('check.submit')}
          </button>
        </noscript>
      </form>
      <p className="soft">
        {t('check.assumptions')}{' '}
        <PageLink page="simulator" anchor="checker">
          {t('check.more')}
        </PageLink>
      </p>
    </section>
  );
}

interface ChoiceProps {
  id: string;
  label: string;
  /** By the value of the answer, the first one chosen. */
  choices: Readonly<Record<string, string | undefined>>;
}

const Choice = ({ id, label, choices }: ChoiceProps) => (
  <p>
    <label htmlFor={id}>{label}</label>
    <select id={id} className="field">
      {Object.entries(choices).map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </p>
);
