import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SECURITY_TEXT, securityText } from '@/hosting/security-text';

/** Says whom to tell of a weakness, where researchers look for it; while it is not known, says nothing. */
export function writeSecurityText(out: string): void {
  const text = securityText();
  if (text === null) return;
  const file = path.join(out, SECURITY_TEXT);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
