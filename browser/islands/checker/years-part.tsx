import { Fragment, useMemo } from 'react';
import { type CheckerLaw, textOf } from '@/law/checker/checker-law';
import { regimes } from '@/law/checker/regimes';
import { changesIn, ifTransposed, type YearRow, years, yearsOf } from '@/law/checker/years';
import { formatDate } from '@/lib/dates';
import { AsOf } from './as-of';
import type { ResultContext } from './found';
import { type CheckerMessages, fill } from './messages';
import { verdictWord } from './verdict-text';
import { Mark, Years, YearTable } from './years-styles';

interface YearsPartProps extends ResultContext {
  onAsOf: (day: string | undefined) => void;
}

/** Each regime from 2024 to 2030 for the same figures, and what changes its answer. */
export function YearsPart({ found, law, messages, locale, today, onAsOf }: YearsPartProps) {
  const words = messages.yearByYear;
  const rows = useMemo(() => yearsOf(law, found.profile), [law, found]);
  const isEver = (row: YearRow) => row.years.some(({ verdict }) => verdict !== 'no');
  const never = regimes.filter(({ id }) => !rows.some((row) => row.id === id && isEver(row)));
  const hypothesis = ifTransposed(law, rows, 'csrd');
  const nameOf = (row: YearRow) =>
    rows.filter(({ id }) => id === row.id).length > 1
      ? `${messages.regimes[row.id]} · ${messages.layers[row.layer]}`
      : messages.regimes[row.id];
  const isBesideHypothesis = ({ id, layer }: YearRow) =>
    id === hypothesis?.id && layer === hypothesis.layer;
  // Of a regime that ever concerns the company, European and French law are told apart, both of them.
  const shown = rows.filter(
    (row) => !never.some(({ id }) => id === row.id) || isBesideHypothesis(row),
  );
  return (
    <Years className="grid soft" aria-labelledby="checker-years">
      <h3 className="title" id="checker-years">
        {words.title}
      </h3>
      <AsOf day={law.day} {...{ today, messages, locale, onAsOf }} />
      <YearTable>
        <caption className="quiet">
          {fill(words.caption, { day: formatDate(law.day, locale) })}
          <span className="flow" aria-hidden="true">
            {(['yes', 'exempt', 'unknown', 'no'] as const).map((verdict) => (
              <span key={verdict}>
                <Mark data-verdict={verdict} /> {messages.verdicts[verdict]}
              </span>
            ))}
          </span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.regime}</th>
            {years.map((year) => (
              <th key={year} scope="col">
                {year}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <Fragment key={row.id + row.layer}>
              <Row name={nameOf(row)} {...{ row, messages }} />
              {hypothesis && isBesideHypothesis(row) && (
                <Row name={words.hypothesis} row={hypothesis} messages={messages} isHypothesis />
              )}
            </Fragment>
          ))}
        </tbody>
      </YearTable>
      {hypothesis && <p>{words.hypothesisNote}</p>}
      {never.length > 0 && (
        <p>
          {fill(words.never, {
            day: formatDate(law.day, locale),
            regimes: never.map(({ id }) => messages.regimes[id]).join(', '),
          })}
        </p>
      )}
      <ChangesOf rows={shown} {...{ law, messages, nameOf }} />
    </Years>
  );
}

interface RowProps {
  name: string;
  row: YearRow;
  messages: CheckerMessages;
  isHypothesis?: boolean;
}

const Row = ({ name, row, messages, isHypothesis }: RowProps) => (
  <tr data-hypothesis={isHypothesis || undefined}>
    <th scope="row">{name}</th>
    {row.years.map(({ year, verdict }, index) => (
      <td
        key={year}
        data-changed={(index > 0 && row.years[index - 1]?.verdict !== verdict) || undefined}
      >
        <Mark data-verdict={verdict}>
          <span className="visually-hidden">{verdictWord(row.id, verdict, messages)}</span>
        </Mark>
      </td>
    ))}
  </tr>
);

interface ChangesProps {
  rows: readonly YearRow[];
  law: CheckerLaw;
  messages: CheckerMessages;
  nameOf: (row: YearRow) => string;
}

/** Every change of an answer, the earliest first, with the provision that makes it. */
function ChangesOf({ rows, law, messages, nameOf }: ChangesProps) {
  const { changes, change, begins, ends } = messages.yearByYear;
  const list = rows
    .flatMap((row) => changesIn(row).map((each) => ({ ...each, row })))
    .sort((a, b) => a.year - b.year);
  if (list.length === 0) return null;
  return (
    <>
      <h4 className="kicker">{changes}</h4>
      <ul className="stack">
        {list.map(({ year, verdict, kind, rule, row }) => {
          const text = textOf(law, rule);
          const said = verdictWord(row.id, verdict, messages).toLowerCase();
          return (
            <li key={year + row.id + row.layer}>
              <strong>{fill(change, { year, regime: nameOf(row), verdict: said })}</strong>{' '}
              {text && fill(kind === 'begins' ? begins : ends, { rule: text.label })}
              {text && (
                <p className="soft">
                  {text.url ? <a href={text.url}>{text.act}</a> : text.act}
                  {text.provision && `, ${text.provision}`}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
