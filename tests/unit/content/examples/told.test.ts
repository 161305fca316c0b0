import { addDays, addMonths, weeksBefore } from '@/lib/dates';
import { locales } from '@/lib/i18n/locales';
import { loadDownload } from '@/loaders/downloads';
import { type ExamplePart, generalMeeting, showExample } from '@/loaders/downloads/examples/show';
import { datedStages } from '@/loaders/downloads/examples/working-days';
import { figureValue } from '@/loaders/downloads/law';
import { workbookOf } from '@/loaders/downloads/workbooks';
import { exampleIds, loadExample } from '@/loaders/examples';
import { loadRegister } from '@/loaders/law';
import { plannedClosing } from '@/loaders/work-plan';

jest.mock('next-intl/server', () => ({ getTranslations: jest.fn() }));

const register = loadRegister();
const TODAY = '2026-11-24';
const tables = (parts: readonly ExamplePart[]) =>
  parts.flatMap((part) => (typeof part === 'string' ? [] : [part]));

it.each(exampleIds)('%s is complete on every day', (id) => {
  for (const day of ['2025-12-15', TODAY, '2030-01-01'])
    for (const locale of locales) {
      const parts = showExample(id, { register, day, locale });
      expect(JSON.stringify(parts)).not.toMatch(/undefined|NaN|null|Infinity|\{\w+\}/);
      for (const { columns, rows } of tables(parts))
        for (const names of [columns.map(({ label }) => label), rows.map(({ head }) => head)])
          expect(new Set(names).size).toBe(names.length);
    }
});

// The work plan, the list of requests and the example of the assurance guide tell one story, and the law
// sets the limits within which it is told.

const { data } = loadExample('assurance-planning', 'en');
const { stages } = data;
const closing = plannedClosing();
/** The day of a task of the work plan; exactly one has these words. */
const planned = (words: string): string => {
  const rows = loadDownload('csrd-workplan', 'en').sheets.flatMap((sheet) => sheet.rows);
  const [task, ...others] = rows.filter((row) => String(row.task).startsWith(words));
  if (!task || others.length > 0) throw new Error(`"${words}" does not name one task.`);
  return weeksBefore(closing, Number(task.weeks));
};
const staged = (words: string): string =>
  datedStages(stages, generalMeeting(data)).find(({ what }) => what.startsWith(words))?.date ??
  words;

it('gives each step one date in the plan, in the requests and in the example', () => {
  const dates = datedStages(stages, generalMeeting(data)).map(({ date }) => date);
  expect([dates[0], dates.at(-1)]).toEqual(['2027-05-21', '2028-06-16']);
  for (const [task, stage] of [
    ['General meeting: appoint', 'Assurance provider appointed'],
    ['Hand the materiality', 'Materiality assessment handed'],
    ['Review of controls', 'Review of processes'],
    ['Dry run', 'Dry run'],
    ['Adopt the management report', 'Management report adopted'],
    ['Receive the assurance report', 'Assurance report signed'],
    ['Convene the meeting', 'General meeting convened'],
    ['General meeting: approve', 'General meeting approves'],
    ['File the accounts', 'Accounts filed'],
  ] as const)
    expect([task, planned(task)]).toEqual([task, staged(stage)]);
  const [, requests] = workbookOf('assurance-requests', { register, locale: 'en', day: TODAY });
  const signing = staged('Assurance report signed');
  expect(requests?.settings?.[0]?.value).toEqual({ day: signing });
  const materiality = requests?.rows.find(([area]) => area === 'Double materiality');
  expect(weeksBefore(signing, Number(materiality?.[2]))).toBe(staged('Materiality assessment'));
});

it('sets the threshold before anything is scored', () => {
  expect(planned('Set the threshold') < planned('Score')).toBe(true);
  expect(planned('Score') < planned('Approve the material IROs')).toBe(true);
});

it('keeps to the time limits of French law', () => {
  const limit = (figure: string) => figureValue(register, figure, TODAY);
  const meeting = staged('General meeting approves');
  const convened = staged('General meeting convened');
  const filed = staged('Accounts filed');
  const toAuditor = addMonths(convened, -limit('fr-general-meeting.auditor'));
  const published = addMonths(closing, limit('fr-annual-financial-report.deadline'));
  expect(meeting <= addMonths(closing, limit('fr-general-meeting.held'))).toBe(true);
  for (const days of [limit('fr-general-meeting.notice'), limit('fr-general-meeting.documents')])
    expect(convened <= addDays(meeting, -days)).toBe(true);
  expect(staged('Management report adopted') <= toAuditor).toBe(true);
  expect(staged('Assurance report signed') <= convened).toBe(true);
  expect(planned('If listed') <= published).toBe(true);
  expect(filed > meeting).toBe(true);
  expect(filed <= addMonths(meeting, limit('fr-accounts-filing.paper'))).toBe(true);
});
