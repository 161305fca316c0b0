import { getTranslations } from 'next-intl/server';
import { judgeGroup, type Truth } from '@/law/evaluation/criterion';
import type { Combination } from '@/law/vocabulary';
import { visuallyHidden } from '@/ui/marks';
import styles from './truth-table.module.css';

const combinations = ['any', 'two-of-three', 'all'] as const satisfies readonly Combination[];

/** Three criteria in every state that makes a difference, those met first. */
const truths = ['yes', 'unknown', 'no'] as const;
const cases = truths.flatMap((first, i) =>
  truths
    .slice(i)
    .flatMap((second, j) => truths.slice(i + j).map((third) => [first, second, third])),
);

/** What the checker makes of criteria in these states. */
const answerTo = (states: readonly Truth[], combine: Combination): Truth =>
  judgeGroup(
    { combine, criteria: states.map((rule) => ({ rule })) },
    { profile: {}, figures: {}, meets: (rule) => rule as Truth },
  ).truth;

/** How many cases from this one on have the same answer; 0 within such a row. */
function runFrom(answers: readonly Truth[], index: number): number {
  if (index > 0 && answers[index - 1] === answers[index]) return 0;
  const end = answers.findIndex((each, at) => at > index && each !== answers[index]);
  return (end < 0 ? answers.length : end) - index;
}

/** The logic of the checker, drawn by the checker: what three criteria come to, by how many are needed. */
export async function TruthTable() {
  const t = await getTranslations('method.answers');
  const names = await getTranslations('checker.words.verdicts');
  const columns = combinations.map((id) => ({
    id,
    answers: cases.map((states) => answerTo(states, id)),
  }));
  return (
    <figure className={styles.truths} data-search-skip>
      <table>
        <caption>{visuallyHidden(t('table'))}</caption>
        <thead>
          <tr>
            <th scope="col">{t('criteria')}</th>
            {combinations.map((id) => (
              <th key={id} scope="col">
                {t(`combinations.${id}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cases.map((states, row) => (
            <tr key={states.join()}>
              <th scope="row">
                <span className={styles.states} aria-hidden="true">
                  {states.map((state, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: states repeat and never move.
                    <span key={index} className={styles[state]} />
                  ))}
                </span>
                {visuallyHidden(states.map((state) => t(`marks.${state}`)).join(', '))}
              </th>
              {columns.map(({ id, answers }) => {
                const run = runFrom(answers, row);
                const answer = answers[row] as Truth;
                return (
                  run > 0 && (
                    <td key={id} rowSpan={run} className={styles[`${answer}Answer`]}>
                      {names(answer)}
                    </td>
                  )
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption aria-hidden="true">
        {truths.map((truth) => (
          <span key={truth}>
            <span className={styles.states}>
              <span className={styles[truth]} />
            </span>
            {t(`marks.${truth}`)}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
