import { loadLazily } from '@/browser/islands/runtime/hooks';
import { type Answers, askedAnswers } from '@/law/checker/answers';
import type { CheckerLaw } from '@/law/checker/checker-law';
import type { RegimeResult } from '@/law/checker/result';
import { fetchText } from '@/lib/browser/loading';

/** The answers, what follows from them and what would change it, with the day of the law. */
export async function asJson(
  law: CheckerLaw,
  answers: Answers,
  results: readonly RegimeResult[],
): Promise<string> {
  const { withOutlook } = await import('@/law/checker/outlook');
  return JSON.stringify(
    {
      lawAsAt: law.day,
      before: law.before,
      answers: askedAnswers(answers),
      results: withOutlook(law, results, answers),
    },
    null,
    2,
  );
}

/** Offers something as a file, once it is there. */
export function download(name: string, content: BlobPart | Promise<BlobPart>, type = ''): void {
  loadLazily(async () => {
    const url = URL.createObjectURL(new Blob([await content], { type }));
    Object.assign(document.createElement('a'), { href: url, download: name }).click();
    URL.revokeObjectURL(url);
    // The page offers a reload when part of it cannot be had.
  }).catch(() => undefined);
}

/**
 * Offers some dates as an iCalendar file. It is cut in the browser from the dates of every regime, so that the
 * request does not tell which concern the company.
 * @param address of the calendar that holds them.
 */
export function downloadDates(address: string, ids: ReadonlySet<string>): void {
  loadLazily(async () => {
    download('vigie-esg.ics', withEventsOf(await fetchText(address), ids), 'text/calendar');
    // The page offers a reload when they cannot be had.
  }).catch(() => undefined);
}

/** A calendar with the events of some milestones alone; they keep the ids they are published under. */
export const withEventsOf = (file: string, ids: ReadonlySet<string>): string =>
  file.replace(/BEGIN:VEVENT\r\n.*?END:VEVENT\r\n/gs, (event) => {
    const [, id = ''] = /^UID:([^@]+)@/m.exec(event.replace(/\r\n[ \t]/g, '')) ?? [];
    return ids.has(id) ? event : '';
  });
