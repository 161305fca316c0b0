import { loadEnvFiles } from '@/lib/config/env-file';
import { unknownVariables } from '@/lib/config/variables';

// As the build does; with other variables, out/ would look stale.
const misread = loadEnvFiles(process.cwd());
if (misread.length > 0) {
  console.error(misread.join('\n'));
  process.exit(1);
}

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
