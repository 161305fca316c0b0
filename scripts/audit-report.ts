/** How `npm run check:audit` ends when the registry has no audit service: neither well nor badly. */
export const NOT_CHECKED = 2;

/** What `npm audit --json` found. `unavailable`: the registry gave no answer, so nothing was checked. */
export interface AuditResult {
  outcome: 'clean' | 'findings' | 'unavailable';
  /** One line per package concerned, or the registry's own words. */
  lines: string[];
}

interface Advisory {
  title: string;
  url: string;
}

interface Report {
  /** In place of the rest, when the registry did not answer. */
  error?: unknown;
  message?: string;
  metadata?: unknown;
  vulnerabilities?: Record<string, { severity: string; via: (string | Advisory)[] }>;
}

/**
 * Reads the output of `npm audit --json`.
 * @throws when it is neither a report nor an error of npm, so that silence never passes for "clean".
 */
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
