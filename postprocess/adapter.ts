import { rmSync } from 'node:fs';
import path from 'node:path';
import type { NextAdapter } from 'next';
import { missingVariables } from '@/config/missing-variables';
import { securityTextWarning } from '@/hosting/security-text';
import { checkContent } from '@/lib/content/check/content';
import { formatProblem } from '@/lib/content/problems/problem';
import { checkMessages } from '@/lib/messages/check-messages';
import { today } from '@/lib/today';
import { closingWords } from './closing-words';
import { postprocess } from './postprocess';
import { presentStamp, type Stamp, writeStamp } from './stamp';

const outFolder = (projectDir: string): string => path.join(projectDir, 'out');

/** Taken before the build, so that a change made during it makes another. */
let stamp: Stamp | undefined;

/** Ends the build with its message alone: a stack would hide what there is to do. */
function stop(message: string, projectDir: string): never {
  rmSync(outFolder(projectDir), { recursive: true, force: true });
  console.error(`\nThe build stopped, and out/ was removed.\n\n${message}\n`);
  process.exit(1);
}

/** Hooks into `next build`: checks the content before it, finishes `out/` after it. */
export const adapter: NextAdapter = {
  name: 'static-site',

  modifyConfig(config, { projectDir }) {
    // It loads the configuration of a build, and builds nothing.
    if (process.argv.includes('typegen')) return config;
    // One day for the whole build, its workers included, though midnight may pass meanwhile.
    process.env.SITE_TODAY = today();
    const problems = [...checkContent(), ...checkMessages()].filter(
      ({ severity }) => severity === 'error',
    );
    if (problems.length > 0) stop(problems.map(formatProblem).join('\n'), projectDir);
    rmSync(outFolder(projectDir), { recursive: true, force: true });
    stamp = presentStamp(projectDir);
    return config;
  },

  async onBuildComplete({ projectDir, distDir }) {
    try {
      await postprocess(outFolder(projectDir), distDir, path.join(projectDir, 'build'));
    } catch (cause) {
      stop((cause as Error).message, projectDir);
    }
    if (stamp) writeStamp(projectDir, stamp);
    // Next still has its table of routes to print.
    const words = closingWords(missingVariables(process.env), securityTextWarning(today()));
    process.once('exit', (code) => code === 0 && console.log(`\n${words}`));
  },
};
