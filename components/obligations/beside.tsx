import { getTranslations } from 'next-intl/server';
import { Fragment, type ReactNode } from 'react';
import indexed from '@/components/layout/indexed-columns.module.css';
import { ButtonLink, PageLink } from '@/components/ui/links';
import { briefProvision, provisionAddressIn, provisionName } from '@/law/acts';
import { formatDate } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import { loadGlossary } from '@/loaders/glossary';
import type { Obligation } from '@/loaders/obligations';
import { loadQuestions, type Provision, type Question } from '@/loaders/questions';
import type { ToldObligation } from '@/publishing/obligations/facts';
import styles from './obligations.module.css';
import { ProvisionLink } from './rules';

interface ToldProvisions {
  told: ToldObligation;
  provisions: readonly Provision[];
}

/** Where the law says so, an act named once; without what provisions say of other acts. */
export function Citations({ told: { locale }, provisions }: ToldProvisions) {
  const links = new Map<string, ReactNode>();
  let last: string | undefined;
  for (const { act, place } of provisions) {
    const at = place && { ...place, [locale]: briefProvision(place[locale]) };
    const full = provisionName(act, at, locale);
    if (links.has(full)) continue;
    const name = (act.name[locale] === last && at?.[locale]) || full;
    const address = provisionAddressIn(act, place, locale);
    links.set(full, address ? <a href={address}>{name}</a> : name);
    last = act.name[locale];
  }
  if (links.size === 0) return null;
  return (
    <dd className={`small ${styles.sources}`}>
      {[...links].map(([full, link], index) => (
        <Fragment key={full}>
          {index > 0 && ' · '}
          {link}
        </Fragment>
      ))}
    </dd>
  );
}

/** What the head rests on, by the day to which the text goes that was read, or as not read. */
export async function Sources({ told, provisions }: ToldProvisions) {
  const t = await getTranslations('obligation.brief');
  const days = [...new Set(provisions.map(({ read }) => read))];
  return (
    <dl>
      {days.map((day) => (
        <div key={day ?? 'unread'} className={`${indexed.entry} ${styles.entry}`}>
          <dt className="soft">
            {t(day ? 'read' : 'unread', {
              date: formatDate(day ?? told.law.checkedOn, told.locale),
            })}
          </dt>
          <Citations told={told} provisions={provisions.filter(({ read }) => read === day)} />
        </div>
      ))}
    </dl>
  );
}

/** What changed in the law, the latest first. */
export const Changes = ({ told }: { told: ToldObligation }) => (
  <ol role="list">
    {told.law.changes.map((change) => (
      <li key={change.id} className={`${indexed.entry} ${styles.entry}`}>
        <time dateTime={change.date}>{formatDate(change.date, told.locale)}</time>
        <div className={`measure ${styles.body}`}>
          <p>{change.text[told.locale]}</p>
          <ProvisionLink told={told} of={change} />
        </div>
      </li>
    ))}
  </ol>
);

const QUESTIONS_MAX = 5;

/** Questions whose answers rest on the rules or dates of an obligation. */
export function questionsOn({ rules, milestones }: Obligation, locale: Locale): Question[] {
  const own = new Set([...rules, ...milestones]);
  return loadQuestions(locale)
    .flatMap(({ questions }) => questions)
    .filter((question) => question.rules.some((id) => own.has(id)))
    .slice(0, QUESTIONS_MAX);
}

/** Questions, linked to their answers. */
export const Questions = ({ questions }: { questions: readonly Question[] }) => (
  <ul role="list" className="index grid halves">
    {questions.map(({ id, subjectPage, question }) => (
      <li key={id}>
        <PageLink page={subjectPage} anchor={id}>
          {question}
        </PageLink>
      </li>
    ))}
  </ul>
);

/** The checker, where it answers on the obligation, the guide that explains it, what its acronym stands for. */
export async function Actions({ told: { obligation, name, locale } }: { told: ToldObligation }) {
  const t = await getTranslations('obligation');
  const { checker, guide } = obligation;
  const term = acronymIn(name, locale);
  return (
    <p className={`flow above-3 ${styles.actions}`} data-search-skip data-screen-only>
      {checker && (
        <ButtonLink page="simulator" anchor="checker">
          {t('check')}
        </ButtonLink>
      )}
      {guide && (
        <ButtonLink page={`guides/${guide}`} kind="secondary">
          {t('guide')}
        </ButtonLink>
      )}
      <span className="flow">
        {term && (
          <PageLink page="glossary" anchor={term.id}>
            {t('acronym', { acronym: term.acronym })}
          </PageLink>
        )}
        <PageLink page="obligations">{t('all')}</PageLink>
      </span>
    </p>
  );
}

/** The first acronym of a name, as the glossary has it. */
const acronymIn = (name: string, locale: Locale) => {
  const words = name.split(/[^\p{L}\d]+/u);
  return words
    .map((word) => loadGlossary(locale).find(({ acronym }) => acronym === word))
    .find(Boolean);
};
