import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { lawDirectory } from '@/lib/content/paths';
import { lawSubjectSchema } from '@/lib/content/schema/law';
import type { Locale } from '@/lib/i18n/locales';
import { published } from '@/lib/law/published';
import type { LawSubject, Register } from '@/lib/law/register';
import { oncePerBuild } from '@/lib/once';
import { typesetDeep } from '@/lib/typography';
import { requireValue } from './require-valid';
import { readYamlFile, type YamlFile } from './yaml-file';

/** The law of one subject, read from its file. */
export interface LawFile extends YamlFile<LawSubject> {
  /** The file's name without its ending: `csrd`. */
  readonly subject: string;
}

/** Reads the register of law, sound or not. Never throws for bad content. */
export function readLaw(): LawFile[] {
  const folder = lawDirectory();
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml') && !name.startsWith('.'))
    .sort()
    .map((name) => ({
      subject: name.replace(/\.yaml$/, ''),
      ...readYamlFile<LawSubject>(path.join(folder, name), lawSubjectSchema, ''),
    }));
}

/** What the sound files hold, as published and with what is unsure; files with errors are left out. */
export function soundRegister(files = readLaw()): { register: Register; everything: Register } {
  const everything = Object.fromEntries(
    files.flatMap(({ subject, value }) => (value ? [[subject, value] as const] : [])),
  );
  return { register: published(everything), everything };
}

const register = oncePerBuild(
  (): Register =>
    published(Object.fromEntries(readLaw().map((file) => [file.subject, requireValue(file)]))),
);
const typesetRegister = oncePerBuild((locale) => typesetDeep(register(''), locale as Locale));

/**
 * The register of law, without what is unsure.
 * @throws ContentError when a file of it has an error.
 */
export const loadRegister = (): Register => register('');

/** The same, with the typography of a language applied to its words in that language. */
export const loadTypesetRegister = (locale: Locale): Register => typesetRegister(locale);
