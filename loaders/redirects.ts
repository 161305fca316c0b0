import { existsSync } from 'node:fs';
import { requireValue } from './files/require-valid';
import { readYamlFile, type YamlFile } from './files/yaml-file';
import { redirectsFile } from './paths';
import { type RetiredAddress, redirectsSchema } from './schema/redirects';

/** Reads content/redirects.yaml, which may be absent. Never throws for bad content. */
export const readRedirects = (): YamlFile<{ redirects: RetiredAddress[] }> | undefined =>
  existsSync(redirectsFile()) ? readYamlFile(redirectsFile(), redirectsSchema, '') : undefined;

/** Addresses that pages once had. @throws ContentError listing every problem of the file. */
export function loadRetiredAddresses(): readonly RetiredAddress[] {
  const file = readRedirects();
  return file ? requireValue(file).redirects : [];
}
