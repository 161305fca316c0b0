import { datedStages } from '@/downloads/examples/compute/assurance-planning';
import { closing, generalMeeting, stages } from '@/downloads/examples/data/meeting';
import { figureValue } from '@/downloads/law';
import { workbookOf } from '@/downloads/workbooks';
import { addDays, addMonths } from '@/lib/dates';
import { loadDownload } from '@/loaders/downloads';
import { loadRegister } from '@/loaders/law';

// The work plan, the list of requests and the example of the assurance guide tell one story, and the law
// sets the limits within which it is told.

const register = loadRegister();
const TODAY = '2026-11-24';

/** The day of a task of the work plan; exactly one has these words. */
const planned = (words: string): string => {
  const rows = loadDownload('csrd-workplan', 'en').sheets.flatMap((sheet) => sheet.rows);
  const [task, ...others] = rows.filter((row) => String(row.task).startsWith(words));
  if (!task || others.length > 0) throw new Error(`"${words}" does not name one task.`);
  return addDays(closing, -7 * Number(task.weeks));
};
const staged = (words: string): string =>
  datedStages(stages, generalMeeting).find(({ what }) => what.en.startsWith(words))?.date ?? words;
const limit = (figure: string) => figureValue(register, figure, TODAY);

it('gives each step one date in the plan and in the example', () => {
  for (const [task, stage] of [
    ['General meeting: appoint', 'Assurance provider appointed'],
    ['Dry run', 'Dry run'],
    ['Adopt the management report', 'Management report adopted'],
    ['Receive the assurance report', 'Assurance report signed'],
    ['Convene the meeting', 'General meeting convened'],
    ['General meeting: approve', 'General meeting approves'],
    ['File the accounts', 'Accounts filed'],
  ] as const)
    expect([task, planned(task)]).toEqual([task, staged(stage)]);
});

it('asks for documents by the day on which the report is signed', () => {
  const [, sheet] = workbookOf('assurance-requests', { register, locale: 'en', day: TODAY });
  const signing = staged('Assurance report signed');
  expect(sheet?.settings?.[0]?.value).toEqual({ day: signing });
  const materiality = sheet?.rows.find(([area]) => area === 'Double materiality');
  expect(addDays(signing, -7 * Number(materiality?.[2]))).toBe(staged('Materiality assessment'));
});

it('sets the threshold before anything is scored', () => {
  expect(planned('Set the threshold') < planned('Score')).toBe(true);
  expect(planned('Score') < planned('Approve the material IROs')).toBe(true);
});

it('keeps to the time limits of French law', () => {
  const meeting = staged('General meeting approves');
  const convened = staged('General meeting convened');
  const held = addMonths(closing, limit('fr-general-meeting.held'));
  const published = addMonths(closing, limit('fr-annual-financial-report.deadline'));
  const toAuditor = addMonths(convened, -limit('fr-general-meeting.auditor'));
  expect(meeting <= held).toBe(true);
  for (const days of [limit('fr-general-meeting.notice'), limit('fr-general-meeting.documents')])
    expect(convened <= addDays(meeting, -days)).toBe(true);
  expect(staged('Management report adopted') <= toAuditor).toBe(true);
  expect(staged('Assurance report signed') <= convened).toBe(true);
  expect(planned('If listed') <= published).toBe(true);
  const filed = staged('Accounts filed');
  expect(filed > meeting).toBe(true);
  expect(filed <= addMonths(meeting, limit('fr-accounts-filing.paper'))).toBe(true);
});
