import { loadLazily } from '@/islands/browser/hooks';
import { fill } from '../checker/messages';
import { type Given, ListInput } from './list-input';
import type { CompaniesMessages, CompaniesProps } from './messages';
import { Layout, Status } from './styles';
import { type Progress, useMatrix } from './use-matrix';

/** The matrix of companies and regimes. The list never leaves the browser, and is kept nowhere. */
export function Companies(props: CompaniesProps) {
  const { template, messages, locale } = props;
  const { progress, take, clear } = useMatrix(props);

  const give = (given: Given) => {
    void take(async () => {
      const reader = await loadLazily(() => import('./read-file'));
      if (!reader) throw new Error('The reader has not come.');
      if (given === 'example') {
        const response = await fetch(template);
        return reader.sheetOfFile(await response.blob(), locale);
      }
      return typeof given === 'string'
        ? reader.sheetOfText(given, locale)
        : reader.sheetOfFile(given, locale);
    });
  };

  // What the page shows until then makes room.
  const hasRows = progress.step === 'done' && progress.answered.rows.length > 0;
  return (
    <Layout data-answered={hasRows || undefined}>
      <ListInput messages={messages} onGiven={give} />
      <Status role="status">{statusOf(progress, messages)}</Status>
      {progress.step === 'done' && (
        <progress.Part key={progress.turn} {...props} {...progress.answered} onClear={clear} />
      )}
    </Layout>
  );
}

function statusOf(progress: Progress, messages: CompaniesMessages): string {
  if (progress.step === 'empty') return '';
  if (progress.step !== 'done') return messages[progress.step];
  const { companies, problems, noHeading } = progress.answered.reading;
  if (noHeading) return messages.noHeading;
  const lines = new Set(problems.map(({ line }) => line)).size;
  return fill(messages.count, { companies: companies.length, lines });
}
