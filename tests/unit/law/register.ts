import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { LawSubject, Register } from '@/law/register';

/** The made-up register of tests/fixtures/law. */
export const madeUpRegister = (): Register => ({
  reporting: parse(readFileSync('tests/fixtures/law/reporting.yaml', 'utf8')) as LawSubject,
});
