import { useState } from 'react';
import { type RegimeId, regimes } from '@/law/checker/regimes';
import { plain } from '@/law/companies/columns';
import { type Answer, answers, type MatrixRow } from '@/law/companies/matrix';
import { download } from '../checker/export';
import { fill } from '../checker/messages';
import { nameOf } from './cells';
import { asCsv, asXlsx, linesOf } from './export';
import { MatrixTable } from './matrix-table';
import type { CompaniesMessages, CompaniesProps } from './messages';
import { Buttons, Filters } from './styles';

interface Filter {
  name: string;
  regime: RegimeId | '';
  answer: Answer | '';
}

interface MatrixProps extends CompaniesProps {
  rows: readonly MatrixRow[];
  /** Day of the law that answers. */
  day: string;
  onClear: () => void;
}

/** Rows on a page of the table. */
const PAGE = 50;

/** The matrix, with what is shown of it and as what it may be kept. */
export function Matrix({ rows, day, checker, checkerUrl, messages, locale, onClear }: MatrixProps) {
  const [filter, setFilter] = useState<Filter>({ name: '', regime: '', answer: '' });
  const [page, setPage] = useState(0);
  const shown = rows.filter((row) => isShown(row, filter, messages));
  const change = (changed: Partial<Filter>) => {
    setFilter({ ...filter, ...changed });
    setPage(0);
  };
  const lines = () => linesOf(shown, checkerUrl, messages);
  const file = `${messages.fileName}-${day}`;
  return (
    <>
      <FilterFields {...{ filter, messages }} onChange={change} />
      <p role="status">
        {fill(messages.filters.shown, { shown: shown.length, count: rows.length })}
      </p>
      <MatrixTable
        rows={shown}
        from={page * PAGE}
        to={Math.min(shown.length, (page + 1) * PAGE)}
        {...{ checker, messages }}
      />
      {shown.length > PAGE && (
        <Pages {...{ page, messages }} count={shown.length} onPage={setPage} />
      )}
      <Buttons>
        <button type="button" onClick={() => download(`${file}.csv`, asCsv(lines(), locale))}>
          {messages.csv}
        </button>
        <button type="button" onClick={() => download(`${file}.xlsx`, asXlsx(lines()))}>
          {messages.xlsx}
        </button>
        <button type="button" onClick={onClear}>
          {messages.clear}
        </button>
      </Buttons>
    </>
  );
}

const isShown = (row: MatrixRow, { name, regime, answer }: Filter, messages: CompaniesMessages) =>
  plain(nameOf(row, messages)).includes(plain(name)) &&
  (answer === '' ||
    (regime === '' ? regimes.map(({ id }) => id) : [regime]).some(
      (id) => row.cells[id].answer === answer,
    ));

interface FilterFieldsProps {
  filter: Filter;
  messages: CompaniesMessages;
  onChange: (changed: Partial<Filter>) => void;
}

const FilterFields = ({ filter, messages, onChange }: FilterFieldsProps) => (
  <Filters role="group" aria-label={messages.filters.title}>
    <label>
      {messages.filters.name}
      <input
        type="search"
        value={filter.name}
        autoComplete="off"
        onChange={({ target }) => onChange({ name: target.value })}
      />
    </label>
    <label>
      {messages.filters.regime}
      <select
        value={filter.regime}
        onChange={({ target }) => onChange({ regime: target.value as Filter['regime'] })}
      >
        <option value="">{messages.filters.anyRegime}</option>
        {regimes.map(({ id }) => (
          <option key={id} value={id}>
            {messages.regimes[id]}
          </option>
        ))}
      </select>
    </label>
    <label>
      {messages.filters.answer}
      <select
        value={filter.answer}
        onChange={({ target }) => onChange({ answer: target.value as Filter['answer'] })}
      >
        <option value="">{messages.filters.anyAnswer}</option>
        {answers.map((answer) => (
          <option key={answer} value={answer}>
            {messages.answers[answer]}
          </option>
        ))}
      </select>
    </label>
  </Filters>
);

interface PagesProps {
  page: number;
  count: number;
  messages: CompaniesMessages;
  onPage: (page: number) => void;
}

const Pages = ({ page, count, messages, onPage }: PagesProps) => (
  <Buttons as="nav" aria-label={messages.pages}>
    <button type="button" aria-disabled={page === 0} onClick={() => page > 0 && onPage(page - 1)}>
      {messages.previous}
    </button>
    <span>
      {fill(messages.range, {
        from: page * PAGE + 1,
        to: Math.min(count, (page + 1) * PAGE),
        count,
      })}
    </span>
    <button
      type="button"
      aria-disabled={(page + 1) * PAGE >= count}
      onClick={() => (page + 1) * PAGE < count && onPage(page + 1)}
    >
      {messages.next}
    </button>
  </Buttons>
);
