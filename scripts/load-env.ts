import nextEnv from '@next/env';

// As the build does, so that one .env serves both, and a start does not take it for a change.
nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
