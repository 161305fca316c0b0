import { statSync } from 'node:fs';
import path from 'node:path';
import { say } from '@/lib/say/say';
import { readCompanyFile } from '@/loaders/company';
import type { ContentProblem } from '@/loaders/problems';
import { notAfter, reportTo } from './report';
import { checkBilingualWording } from './rules/wording';

/** Largest picture, in bytes: two portraits stand on a page. */
const MAX_BYTES = 100_000;

/**
 * Checks what the company says of itself, and that its pictures are there. Never throws for bad content.
 * @param today the present day, `YYYY-MM-DD`.
 */
export function checkCompany(today: string): ContentProblem[] {
  const read = readCompanyFile();
  if (!read?.document) return [...(read?.problems ?? [])];
  const { file, value, document, problems } = read;
  const found = [...problems, ...checkBilingualWording(file, document)];
  const report = reportTo(found, file, document);
  for (const [index, { name, portrait }] of (value?.founders ?? []).entries()) {
    report(pictureProblem(portrait), ['founders', index, 'portrait']);
    if (portrait && !name)
      report(say('A portrait needs the name of who it shows.'), ['founders', index, 'portrait']);
  }
  report(pictureProblem(value?.customer?.logo), ['customer', 'logo']);
  for (const [index, { on }] of (value?.certificates ?? []).entries())
    notAfter(today, report, 'on', on, ['certificates', index, 'on']);
  return found;
}

/** Why a picture cannot be shown, if it cannot. */
function pictureProblem(picture: string | undefined): string | undefined {
  if (!picture) return undefined;
  const file = path.join(process.cwd(), 'public', 'company', picture);
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined)
    return say('There is no public/company/#{picture}; put the picture there.', { picture });
  if (size > MAX_BYTES)
    return say('public/company/#{picture} has #{size} kB; save it smaller, at most 100 kB.', {
      picture,
      size: Math.ceil(size / 1000),
    });
  return undefined;
}
