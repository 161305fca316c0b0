import { spawnSync } from 'node:child_process';
import { npm } from '../npm';
import { NOT_CHECKED, readAudit } from './audit-report';

// No retries: they would only delay the result for registries without an audit endpoint.
const { stdout } = spawnSync(
  ...npm('audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=30000'),
  { encoding: 'utf8' },
);
const { outcome, lines } = readAudit(stdout);

if (outcome === 'clean') {
  console.log('audit: no known vulnerabilities in production dependencies');
} else if (outcome === 'findings') {
  console.error(`audit: ${lines.length} packages with known vulnerabilities\n${lines.join('\n')}`);
  process.exitCode = 1;
} else {
  process.exitCode = NOT_CHECKED;
  console.warn(
    `audit: NOT CHECKED, the registry has no audit endpoint (${lines.join(' ')}). Run npm audit --omit=dev against one that does.`,
  );
}
