import nextEnv from '@next/env';

// Loads .env as the build does; with other variables, out/ would look stale.
nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
