import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SECURITY_TEXT, securityText } from '@/hosting/security-text';

/** Writes security.txt, or nothing while no contact address is configured. */
export function writeSecurityText(out: string): void {
  const text = securityText();
  if (text === null) return;
  const file = path.join(out, SECURITY_TEXT);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
