import { type InferType, object } from 'yup';
import { formatDate } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import { say } from '@/lib/say/say';
import { inContent } from './paths';
import * as field from './schema/fields';
import { readYamlFile, requireValue, type YamlFile } from './yaml/file';

/** `content/evidence.yaml`: the days to which the evidence for Union law and for French law goes. */
const evidenceSchema = object({ eu: field.day(), fr: field.day() }).exact();

export type Evidence = InferType<typeof evidenceSchema>;

/** Which state of the register of law is published. */
export interface RegisterVersion {
  /** Changes only when an entry does. */
  hash: string;
  /** Days to which the evidence for Union law and for French law goes. */
  evidence: Evidence;
}

/** Reads the days of the evidence. Never throws for bad content. */
export const readEvidence = (): YamlFile<Evidence> =>
  readYamlFile<Evidence>(
    inContent('evidence.yaml'),
    evidenceSchema,
    say('This file is missing; it has the days to which the evidence for the law goes.'),
  );

/** @throws ContentError when the file has an error. */
export const loadEvidence = (): Evidence => requireValue(readEvidence());

/** What texts call those days, `evidence.eu` and `evidence.fr`, in a language; nothing while the file has an error. */
export const evidenceWords = (locale: Locale): [name: string, text: string][] =>
  Object.entries(readEvidence().value ?? {}).map(([law, day]) => [
    `evidence.${law}`,
    formatDate(day, locale),
  ]);
