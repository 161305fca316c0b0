import { spawnSync } from 'node:child_process';
import { NOT_CHECKED, readAudit } from './audit-report';

// Retrying would only delay the answer where a registry has no such service.
const { stdout } = spawnSync(
  'npm',
  ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=30000'],
  { encoding: 'utf8' },
);
const { outcome, lines } = readAudit(stdout);

if (outcome === 'clean') {
  console.log('audit: no known vulnerability in what the site builds and serves with');
} else if (outcome === 'findings') {
  console.error(`audit: known vulnerabilities in ${lines.length} packages\n${lines.join('\n')}`);
  process.exitCode = 1;
} else {
  process.exitCode = NOT_CHECKED;
  console.warn(
    `audit: NOT CHECKED, the registry has no audit service (${lines.join(' ')}). Run npm audit --omit=dev where it has one.`,
  );
}
