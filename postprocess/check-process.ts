import { readFileSync } from 'node:fs';
import { checkSite } from './check-site';
import type { CheckResult } from './run-check';

/** `checkSite` in a process of its own: reads the stamp of the build, and writes a CheckResult. */
const before = { ...process.env };
const problems = checkSite(JSON.parse(readFileSync(process.stdin.fd, 'utf8')));
const variables = Object.entries(process.env).filter(([name, value]) => before[name] !== value);
const result: CheckResult = { problems, variables: Object.fromEntries(variables) };
process.stdout.write(JSON.stringify(result));
