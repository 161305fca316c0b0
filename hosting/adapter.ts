import { rmSync } from 'node:fs';
import path from 'node:path';
import type { NextAdapter } from 'next';
import { unsetFacts } from '@/config/site';
import { checkGlossary } from '@/lib/content/check-glossary';
import { checkGuides } from '@/lib/content/check-guides';
import { formatProblem } from '@/lib/content/problem';
import { isoDay } from '@/lib/content/review';
import { checkMessages } from '@/lib/messages/check-messages';
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
    const problems = [
      ...checkGuides(isoDay(new Date())),
      ...checkGlossary().problems,
      ...checkMessages(),
    ].filter(({ severity }) => severity === 'error');
    if (problems.length > 0) stop(problems.map(formatProblem).join('\n'), projectDir);
    rmSync(outFolder(projectDir), { recursive: true, force: true });
    return config;
  },

  async onBuildComplete({ projectDir, distDir }) {
    try {
      await finish(outFolder(projectDir), distDir);
    } catch (cause) {
      stop((cause as Error).message, projectDir);
    }
    const unset = unsetFacts();
    if (unset.length > 0) {
      console.warn(`To be completed in config/site.ts before publishing: ${unset.join(', ')}.`);
    }
  },
};
