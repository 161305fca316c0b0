import { availableParallelism } from 'node:os';
import nextJest from 'next/jest.js';

// Tests expect the messages to writers in English, whatever the terminal's language.
process.env.LC_ALL = 'C.UTF-8';

const createConfig = nextJest({ dir: '.' });

/** @param {import('jest').Config} config */
async function project(config) {
  const base = await createConfig(config)();
  // Many packages are ES modules only, which Jest has to compile; next/jest's compiler is quick and cached.
  return {
    ...base,
    transformIgnorePatterns: ['/node_modules/(next|react|react-dom)/'],
    // next/jest resolves these when it compiles, which --findRelatedTests does not see.
    moduleNameMapper: { ...base.moduleNameMapper, '^@/(.*)$': '<rootDir>/$1' },
  };
}

export default async () => ({
  // A busy machine may take many times as long as a quiet one.
  testTimeout: 150_000,
  // What passed is not listed: a page a line would hide what failed.
  verbose: false,
  // Tests of the receiver wait as much as they work.
  maxWorkers: availableParallelism() + 1,
  projects: [
    await project({
      displayName: 'unit',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/unit/**/*.test.{ts,tsx}'],
      globalSetup: '<rootDir>/tests/share-results.ts',
      setupFilesAfterEnv: ['<rootDir>/tests/setup.ts'],
    }),
    await project({
      displayName: 'output',
      testEnvironment: '<rootDir>/tests/output/environment.mjs',
      globalSetup: '<rootDir>/tests/output/require-build.ts',
      testMatch: ['<rootDir>/tests/output/**/*.test.ts'],
    }),
  ],
});
