import { rmSync } from 'node:fs';
import path from 'node:path';
import type { NextAdapter } from 'next';
import { unsetFacts } from '@/config/site';
import { checkContent } from '@/lib/content/check-content';
import { formatProblem } from '@/lib/content/problem';
import { securityTextWarning } from '@/lib/delivery/security-text';
import { checkMessages } from '@/lib/messages/check-messages';
import { today } from '@/lib/today';
import { finish } from './finish';

const outFolder = (projectDir: string): string => path.join(projectDir, 'out');

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
    return config;
  },

  async onBuildComplete({ projectDir, distDir }) {
    try {
      await finish(outFolder(projectDir), distDir, path.join(projectDir, 'build'));
    } catch (cause) {
      stop((cause as Error).message, projectDir);
    }
    const unset = unsetFacts();
    if (unset.length > 0) {
      console.warn(`To be completed in config/site.ts before publishing: ${unset.join(', ')}.`);
    }
    const warning = securityTextWarning(today());
    if (warning) console.warn(warning);
  },
};
