import '../load-env';

import { refuse } from './report';

// Imported here, because importing it reads the settings, and may reject them.
const { releaseProblems } = await import('@/config/release').catch((error: Error) =>
  refuse(error.message),
);

const problems = releaseProblems(process.env);
for (const problem of problems) console.error(`- ${problem}`);
if (problems.length > 0) {
  console.error(
    `Not ready for a release: ${problems.length} to put right (docs/configuration.md).`,
  );
  process.exitCode = 1;
} else {
  console.log('Every setting is ready for a release.');
}
