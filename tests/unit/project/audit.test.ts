import { readAudit } from '@/scripts/packages/audit';

const report = (vulnerabilities: object) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: {} });

it('finds nothing in a clean report', () => {
  expect(readAudit(report({}))).toEqual({ outcome: 'clean', lines: [] });
});

it('names each package with its reasons', () => {
  const advisory = { title: 'Prototype pollution', url: 'https://github.com/advisories/x' };
  expect(
    readAudit(
      report({
        yaml: { severity: 'high', via: [advisory] },
        'gray-matter': { severity: 'high', via: ['yaml'] },
      }),
    ),
  ).toEqual({
    outcome: 'findings',
    lines: [
      'yaml, high: Prototype pollution (https://github.com/advisories/x)',
      'gray-matter, high: through yaml',
    ],
  });
});

it('distinguishes a registry without an audit endpoint from a clean report', () => {
  const answer = { message: '405 Method Not Allowed', statusCode: 405, error: { summary: '' } };
  expect(readAudit(JSON.stringify(answer))).toEqual({
    outcome: 'unavailable',
    lines: ['405 Method Not Allowed'],
  });
});

it.each(['', 'null', '{}', '{"vulnerabilities":{}}'])(
  'takes no silence for clean: %j',
  (output) => {
    expect(() => readAudit(output)).toThrow();
  },
);
