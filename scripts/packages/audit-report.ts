/** Exit code of `npm run check:audit` when the registry has no audit endpoint: neither pass nor fail. */
export const NOT_CHECKED = 2;

/** Result of `npm audit --json`. `unavailable`: the registry did not respond, so nothing was checked. */
export interface AuditResult {
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
