import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import head from '@/components/guides/guide-head.module.css';
import { IndexedColumns } from '@/components/layout/indexed-columns';
import { PageShell } from '@/components/layout/page-shell';
import { LawAsAt } from '@/components/ui/law-as-at';
import { ToReview } from '@/components/ui/to-review';
import { currentLocale } from '@/lib/i18n/current-locale';
import { type ToldObligation, type ToldPart, toldObligation } from '@/publishing/obligations/facts';
import { Actions, Changes, Citations, Questions, questionsOn, Sources } from './beside';
import { Dates, datesOf } from './dates';
import { InLines } from './former';
import styles from './obligations.module.css';
import { PresentRules } from './present-rules';
import { ComingRules, EarlierRules, ProposedRules } from './rules';

/** A section of the page; one without content is left out, here and in the index. */
interface Part {
  id: 'rules' | 'coming' | 'dates' | 'proposed' | 'before' | 'changes' | 'questions' | 'sources';
  content: ReactNode;
}

/** What few readers come for: earlier wordings, the history of the law. */
const FOLDED: readonly Part['id'][] = ['proposed', 'before', 'changes'];

/** A text of law: what it says in brief, then rule by rule, its dates, and what was before. */
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
            data-search-skip={part.id === 'rules' ? undefined : true}
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
  const cited = told.brief
    .flatMap(({ provisions }) => provisions)
    .sort((a, b) => a.act.id.localeCompare(b.act.id));
  const part = (id: Part['id'], entries: readonly unknown[], content: ReactNode): Part[] =>
    entries.length > 0 ? [{ id, content }] : [];
  const [next, proposed, past] = [having('next'), having('proposed'), having('past')];
  return [
    ...part('rules', present, <PresentRules told={told} rules={present} />),
    ...part('coming', next, <ComingRules told={told} rules={next} />),
    ...part('dates', dates, <Dates told={told} entries={dates} />),
    ...part('proposed', proposed, <ProposedRules told={told} rules={proposed} />),
    ...part('before', past, <EarlierRules told={told} rules={past} />),
    ...part('changes', law.changes, <Changes told={told} />),
    ...part('questions', questions, <Questions questions={questions} />),
    ...part('sources', cited, <Sources told={told} provisions={cited} />),
  ];
}

/** Whether whom it concerns may stand as large as a title. */
const isShort = ({ part, lines: [line = ''] }: ToldPart) => part === 'who' && line.length < 90;

/** Name, what the law says part by part, each with its provision, and where to go on. */
async function Head({ told }: { told: ToldObligation }) {
  const t = await getTranslations('obligation');
  const summary = await getTranslations('summary');
  const { name, law, obligation } = told;
  return (
    <header className={`page ${head.head}`}>
      <h1 className={head.title}>{name}</h1>
      <aside aria-labelledby="summary" className={head.answers}>
        <p id="summary" className="visually-hidden">
          {summary('title')}
        </p>
        <dl className="grid cols-8-4">
          {told.brief.slice(0, 2).map((part) => (
            <div key={part.part} className={head.answer}>
              <dt>{t(`brief.${part.part}`)}</dt>
              <dd className={isShort(part) ? styles.short : undefined}>
                <InLines told={told} part={part} />
              </dd>
              <Citations told={told} provisions={part.provisions} />
            </div>
          ))}
        </dl>
      </aside>
      <Actions told={told} />
      <dl className={styles.parts}>
        {told.brief.slice(2).map((part) => (
          <div key={part.part} className="line grid">
            <dt className="term">{t(`brief.${part.part}`)}</dt>
            <dd>{part.text}</dd>
            <Citations told={told} provisions={part.provisions} />
          </div>
        ))}
      </dl>
      <p className="small flow" data-search-skip>
        <span>{t(`groups.${obligation.group}`)}</span>
        <LawAsAt />
        <ToReview by={law.reviewBy} />
      </p>
    </header>
  );
}
