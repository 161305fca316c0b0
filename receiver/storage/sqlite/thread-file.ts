import path from 'node:path';

/**
 * The code of the worker thread, from the project's directory, where every command of it runs. The bundled
 * receiver is its own worker thread (scripts/receiver/bundle.ts).
 */
export const threadFile = path.resolve('receiver/storage/sqlite/thread.mjs');
