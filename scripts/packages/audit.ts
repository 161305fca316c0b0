import { spawnSync } from 'node:child_process';
import { npm } from '../npm';

/** Exit code when the registry has no audit endpoint: neither pass nor fail. */
export const NOT_CHECKED = 3;

/** Result of `npm audit --json`. `unavailable`: the registry did not respond, so nothing was checked. */
interface AuditResult {
  outcome: 'clean' | 'findings' | 'unavailable';
  /** One line per vulnerable package, or the registry's error message. */
  lines: string[];
}

interface Advisory {
  title: string;
  url: string;
}

interface Report {
  /** Present instead of the other fields when the registry did not respond. */
  error?: unknown;
  message?: string;
  metadata?: unknown;
  vulnerabilities?: Record<string, { severity: string; via: (string | Advisory)[] }>;
}

/** @throws when the output is neither a report nor an npm error, so that silence never counts as clean. */
export function readAudit(output: string): AuditResult {
  const report = JSON.parse(output) as Report;
  if (report.vulnerabilities && report.metadata) {
    const lines = Object.entries(report.vulnerabilities).map(([name, { severity, via }]) => {
      const reasons = via.map((cause) =>
        typeof cause === 'string' ? `through ${cause}` : `${cause.title} (${cause.url})`,
      );
      return `${name}, ${severity}: ${reasons.join('; ')}`;
    });
    return { outcome: lines.length > 0 ? 'findings' : 'clean', lines };
  }
  if (report.error !== undefined) {
    return { outcome: 'unavailable', lines: [report.message ?? JSON.stringify(report.error)] };
  }
  throw new Error('The output of npm audit is neither a report nor an error.');
}

/** Asks the registry about production packages, prints what it knows, and sets the exit code. */
export function checkAudit(): void {
  // No retries: they would only delay the result for registries without an audit endpoint.
  const { stdout } = spawnSync(
    ...npm('audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=30000'),
    { encoding: 'utf8' },
  );
  const { outcome, lines } = readAudit(stdout);
  if (outcome === 'clean') {
    console.log('audit: no known vulnerabilities in production dependencies');
  } else if (outcome === 'findings') {
    console.error(
      `audit: ${lines.length} packages with known vulnerabilities\n${lines.join('\n')}`,
    );
    process.exitCode = 1;
  } else {
    process.exitCode = NOT_CHECKED;
    console.warn(
      `audit: NOT CHECKED, the registry has no audit endpoint (${lines.join(' ')}). Run npm audit --omit=dev against one that does.`,
    );
  }
}
