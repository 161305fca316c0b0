import { textOf } from '@/law/checker/checker-law';
import { changesIn, type YearRow, years } from '@/law/checker/years';
import { COLON, lowerFirst } from '@/lib/sentences';
import type { ResultContext } from './found';
import { fill } from './messages';
import { verdictWord } from './verdict-text';

interface YearsPartProps extends Pick<ResultContext, 'law' | 'messages' | 'locale'> {
  title: string;
  row: YearRow;
}

/** A layer from 2024 to 2030 for the same figures: the years that answer alike, and the provision that turns them. */
export function YearsPart({ title, row, law, messages, locale }: YearsPartProps) {
  const { span, begins, ends } = messages.yearByYear;
  const changes = changesIn(row);
  const last = Math.max(...years);
  return (
    <div>
      <p>
        <strong>{title}</strong>
      </p>
      <ul>
        {[...row.years.slice(0, 1), ...changes].map(({ year, verdict }, index) => {
          const until = (changes[index]?.year ?? last + 1) - 1;
          const change = changes[index - 1];
          const text = change && textOf(law, change.rule);
          return (
            <li key={year}>
              {year === until ? year : fill(span, { from: year, until })}
              {COLON[locale]}
              {lowerFirst(verdictWord(row.id, verdict, messages))}
              {change && text && (
                <>
                  {'. '}
                  {fill(change.kind === 'begins' ? begins : ends, { rule: text.label })} (
                  {text.url ? <a href={text.url}>{text.act}</a> : text.act}
                  {text.provision && `, ${text.provision}`})
                </>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
