import nextEnv from '@next/env';

// Loads .env as the build does, so that both see the same variables and the build is not found stale.
nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
