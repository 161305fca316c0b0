import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { licenceProblems, licencesPage, productionPackages } from './licence-list';
import { readLockfile } from './lockfile';

const FILE = 'docs/licences.md';

const packages = productionPackages(readLockfile());
const problems = licenceProblems(packages);
const page = licencesPage(packages);
const isCheck = process.argv.includes('--check');

if (isCheck && (!existsSync(FILE) || readFileSync(FILE, 'utf8') !== page)) {
  problems.push(`${FILE} is out of date with package-lock.json. Update it: npm run licences`);
}
if (!isCheck) writeFileSync(FILE, page);

for (const problem of problems) console.error(problem);
console.log(`licences: ${packages.length} packages, ${problems.length} problems`);
if (problems.length > 0) process.exitCode = 1;
