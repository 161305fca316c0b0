import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import head from '@/components/guides/guide-head.module.css';
import { IndexedColumns } from '@/components/layout/indexed-columns';
import { PageShell } from '@/components/layout/page-shell';
import { LawAsAt } from '@/components/ui/law-as-at';
import { ToReview } from '@/components/ui/to-review';
import { formatDate } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/current-locale';
import { lowerFirst, upperFirst } from '@/lib/sentences';
import { decidesWho } from '@/loaders/obligation-law';
import {
  firstAnswer,
  listedAnswer,
  mainRule,
  shortAnswers,
  type ToldObligation,
  toldObligation,
} from '@/publishing/obligations/facts';
import { Actions, Acts, Changes, Questions, questionsOn } from './beside';
import { Dates, datesOf, nextDate } from './dates';
import { Thresholds } from './former';
import own from './obligation-head.module.css';
import styles from './obligations.module.css';
import { PresentRules } from './present-rules';
import { ComingRules, EarlierRules, ProposedRules, type RulesProps } from './rules';

/** A section of the page; one without content is left out, here and in the index. */
interface Part {
  id:
    | 'scope'
    | 'requires'
    | 'coming'
    | 'dates'
    | 'proposed'
    | 'before'
    | 'changes'
    | 'acts'
    | 'questions';
  content: ReactNode;
}

/** What few readers come for: earlier wordings, the history of the law, its acts, which each rule links to. */
const FOLDED: readonly Part['id'][] = ['proposed', 'before', 'changes', 'acts'];

/** With more rules than these, a section becomes a list of names that unfold. */
const OPEN_MAX = { scope: 4, requires: 6 };

/** A text of law: who is concerned and since when, what it asks for, what was before, its dates and articles. */
export async function ObligationPage({ id }: { id: string }) {
  const t = await getTranslations('obligation');
  const locale = await currentLocale();
  const told = await toldObligation(id, locale);
  const parts = partsOf(told);
  return (
    <PageShell page={`obligations/${id}`}>
      <Head told={told} />
      <IndexedColumns
        title={t('index')}
        index={parts.map((part) => (
          <li key={part.id}>
            <a href={`#${part.id}`}>{t(`sections.${part.id}`)}</a>
          </li>
        ))}
      >
        {parts.map((part) => (
          <section
            key={part.id}
            className={styles.section}
            aria-labelledby={part.id}
            data-search-skip={part.id === 'scope' || part.id === 'requires' ? undefined : true}
            data-past-law={part.id === 'before' ? '' : undefined}
          >
            {FOLDED.includes(part.id) ? (
              <details className={`fold ${styles.folded}`}>
                <summary>
                  <h2 id={part.id} className="title">
                    {t(`sections.${part.id}`)}
                  </h2>
                </summary>
                {part.content}
              </details>
            ) : (
              <>
                <h2 id={part.id} className="ruled">
                  {t(`sections.${part.id}`)}
                </h2>
                {part.content}
              </>
            )}
          </section>
        ))}
      </IndexedColumns>
    </PageShell>
  );
}

function partsOf(told: ToldObligation): Part[] {
  const { law, obligation, locale } = told;
  const present = law.rules.filter(({ now }) => now);
  const having = (list: 'next' | 'past' | 'proposed') =>
    law.rules.filter((rule) => rule[list].length > 0);
  const dates = datesOf(told);
  const questions = questionsOn(obligation, locale);
  const part = (id: Part['id'], entries: readonly unknown[], content: ReactNode): Part[] =>
    entries.length > 0 ? [{ id, content }] : [];
  const scope = present.filter(decidesWho);
  const requires = present.filter((rule) => !decidesWho(rule));
  const [next, proposed, past] = [having('next'), having('proposed'), having('past')];
  return [
    ...part(
      'scope',
      scope,
      <PresentRules told={told} rules={scope} folded={scope.length > OPEN_MAX.scope} />,
    ),
    ...part(
      'requires',
      requires,
      <PresentRules told={told} rules={requires} folded={requires.length > OPEN_MAX.requires} />,
    ),
    ...part('coming', next, <ComingRules told={told} rules={next} />),
    ...part('dates', dates, <Dates told={told} entries={dates} />),
    ...part('proposed', proposed, <ProposedPart told={told} rules={proposed} />),
    ...part('before', past, <EarlierRules told={told} rules={past} />),
    ...part('changes', law.changes, <Changes told={told} />),
    ...part('acts', law.acts, <Acts told={told} />),
    ...part('questions', questions, <Questions questions={questions} />),
  ];
}

async function ProposedPart({ told, rules }: RulesProps) {
  const t = await getTranslations('obligation');
  return (
    <>
      <p className="measure">{t('proposed')}</p>
      <ProposedRules told={told} rules={rules} />
    </>
  );
}

/** Name, the answers that readers come for, what it leads to, and where to go on. */
async function Head({ told }: { told: ToldObligation }) {
  const t = await getTranslations('obligation');
  const { name, law, locale, obligation, words } = told;
  const lead = mainRule(law)?.now.version.consequence?.[locale];
  const caution = law.rules.find(({ rule }) => rule.id === obligation.caution);
  const note = caution?.now?.version.note?.[locale];
  const warning =
    caution && note && `${t(`layers.${caution.rule.layer}`)}${words.colon}${lowerFirst(note)}`;
  return (
    <header className={`page ${head.head}`}>
      <h1 className={`${head.title} ${own.title}`}>{name}</h1>
      <Answers told={told} />
      <div className={`grid thirds ${head.opening}`}>
        {lead && <p className={head.introduction}>{[lead, warning].filter(Boolean).join(' ')}</p>}
        <p className={`small flow ${head.standing} ${own.standing}`} data-search-skip>
          <span>{t(`groups.${obligation.group}`)}</span>
          <LawAsAt />
          <ToReview by={law.reviewBy} />
        </p>
        <Actions told={told} />
      </div>
    </header>
  );
}

/** The most characters of an answer in the largest letters. */
const LARGE = 90;

/** Whom it concerns, as large as a title; beside it since when, and the next date. */
async function Answers({ told }: { told: ToldObligation }) {
  const t = await getTranslations('obligation.answers');
  const summary = await getTranslations('summary');
  const { locale } = told;
  const answers = shortAnswers(told);
  const first = answers && (answers.namesWhom ? listedAnswer : firstAnswer)(answers);
  const next = nextDate(datesOf(told));
  const list = [
    ...(answers && first
      ? [
          {
            term: t('who'),
            answer: (
              <Thresholds told={told} struck>
                {first.who}
              </Thresholds>
            ),
            isLong: first.who.length > LARGE,
            detail: first.detail,
          },
          {
            term: t('since'),
            answer: answers.since,
            detail: answers.wording && t('wording', { period: answers.wording }),
          },
        ]
      : []),
    next
      ? {
          term: t('next'),
          answer: formatDate(next.date, locale),
          detail: upperFirst(next.label[locale]),
        }
      : { term: t('next'), answer: t('none'), detail: undefined },
  ];
  return (
    <aside aria-labelledby="summary" className={`grid thirds ${head.answers}`}>
      <p id="summary" className={`term ${own.summary}`}>
        {summary('title')}
      </p>
      <dl className={own.answers}>
        {list.map(({ term, answer, detail, isLong = false }) => (
          <div key={term} className={`${head.answer} ${isLong ? own.long : ''}`}>
            <dt>{term}</dt>
            <dd>
              <strong>{answer}</strong> {detail}
            </dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
