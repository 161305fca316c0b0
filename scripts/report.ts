import { type ContentProblem, formatProblem } from '@/lib/content/problem';

/** Prints problems and sets the exit code: 1 when there is an error, 0 with warnings alone. */
export function report(problems: readonly ContentProblem[], subject: string): void {
  for (const problem of problems) console.log(formatProblem(problem));
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  console.log(`${subject}: ${errors} errors, ${problems.length - errors} warnings`);
  if (errors > 0) process.exitCode = 1;
}
