import { type ContentProblem, formatProblems } from '@/loaders/problems';

const problems: ContentProblem[] = [
  { file: 'content/b.mdx', line: 12, column: 3, severity: 'warning', message: 'Old.' },
  { file: 'content/b.mdx', line: 2, column: 1, severity: 'error', message: '50% wrong:\nagain.' },
  { file: 'content/a,1:2.mdx', severity: 'error', message: 'Missing.' },
];
const subject = 'content';

it('has one JSON shape, whatever is known of the position', () => {
  expect(JSON.parse(formatProblems(problems, 'json', { subject }))).toEqual({
    version: 1,
    subject: 'content',
    errors: 2,
    warnings: 1,
    problems: [
      {
        file: 'content/a,1:2.mdx',
        line: null,
        column: null,
        severity: 'error',
        message: 'Missing.',
      },
      {
        file: 'content/b.mdx',
        line: 2,
        column: 1,
        severity: 'error',
        message: '50% wrong:\nagain.',
      },
      { file: 'content/b.mdx', line: 12, column: 3, severity: 'warning', message: 'Old.' },
    ],
  });
});

it('prints GitHub Actions annotations, with reserved characters escaped', () => {
  expect(formatProblems(problems, 'github', { subject })).toBe(
    [
      '::error file=content/a%2C1%3A2.mdx::Missing.',
      '::error file=content/b.mdx,line=2,col=1::50%25 wrong:%0Aagain.',
      '::warning file=content/b.mdx,line=12,col=3::Old.',
      'content: 2 errors, 1 warning',
    ].join('\n'),
  );
});
