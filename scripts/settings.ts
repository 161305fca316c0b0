import nextEnv from '@next/env';
import { unknownVariables } from '@/config/variables';

// Loads .env as the build does; with other variables, out/ would look stale.
nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });

/**
 * Reads settings, or loads modules that do. A malformed one ends the process with one line instead of a stack
 * trace; a variable that nothing reads is named.
 */
export async function withSettings<Settings>(
  read: () => Settings | Promise<Settings>,
): Promise<Settings> {
  for (const line of unknownVariables(process.env)) console.error(line);
  try {
    return await read();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
