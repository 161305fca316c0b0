import '../load-env';

import { refuse } from './report';

// Imported here, since the settings are read, and may be refused, as soon as they are.
const { releaseProblems } = await import('@/config/release').catch((error: Error) =>
  refuse(error.message),
);

const problems = releaseProblems(process.env);
for (const problem of problems) console.error(`- ${problem}`);
if (problems.length > 0) {
  console.error(`Not ready for a release: ${problems.length} to put right (docs/deploying.md).`);
  process.exitCode = 1;
} else {
  console.log('Every setting is ready for a release.');
}
