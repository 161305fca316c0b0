import { type Entries, entriesOf } from '@/law/find';
import { didYouMean } from '@/lib/closest';
import { readLaw, soundRegister } from './law';

/** Why a text cannot name an entry of the register; undefined when it can. */
export function whyNoEntry(list: keyof Entries, id: string): string | undefined {
  const files = readLaw();
  const { register, everything } = soundRegister(files);
  const published = entriesOf(register)[list];
  // A file with errors may hold anything.
  if (published.has(id) || files.some(({ value }) => value === undefined)) return undefined;
  const what = list.replace(/s$/, '');
  return entriesOf(everything)[list].has(id)
    ? `The ${what} "${id}" is unsure and never published; leave it out until it is established.`
    : `The register of law has no ${what} "${id}".${didYouMean(id, [...published.keys()])}`;
}

/** The same, for a subject, which is a file of content/law. */
export function whyNoSubject(subject: string): string | undefined {
  const subjects = readLaw().map((file) => file.subject);
  if (subjects.includes(subject)) return undefined;
  return `content/law has no file "${subject}.yaml".${didYouMean(subject, subjects)}`;
}
