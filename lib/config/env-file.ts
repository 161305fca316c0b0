import * as nextEnv from '@next/env';
import { allVariables } from './variables';

const ours = new Set(allVariables.flatMap(({ name }) => [name, `${name}_FILE`]));

/** A line of an env file that sets a variable. */
const SETTING = /^[ \t]*(?:export[ \t]+)?([\w.-]+)[ \t]*=[ \t]*(.*)$/gm;
/** A value in quotes, and a comment behind it. */
const QUOTED = /^(['"`])((?:(?!\1).)*)\1(?:\s+#.*)?$/;

/** Whether Next takes a value for something else: it replaces `$`, in quotes too, and takes `#` for a comment. */
function isMisread(value: string): boolean {
  const [, quote, inside = value] = QUOTED.exec(value) ?? [];
  if (/(?<!\\)\$/.test(inside)) return true;
  return quote ? quote === '"' && /\\[nr]/.test(inside) : /^['"`]|#/.test(value);
}

/** A sentence per variable of ours whose value in the text of an env file would not be read as it is written there. */
export const misreadVariables = (file: string, text: string): string[] =>
  [...text.matchAll(SETTING)].flatMap(([, name = '', value = '']) =>
    ours.has(name) && isMisread(value.trim())
      ? [
          `${name} in ${file} would not be read as it is written: put the value on one line, in quotes that it does not contain, with \\$ for every $.`,
        ]
      : [],
  );

// Node has what this CommonJS package exports under its default, Jest by name.
const { loadEnvConfig } = (nextEnv as { default?: typeof nextEnv }).default ?? nextEnv;

/**
 * Sets the environment variables of the env files of a folder, as Next does for a build.
 * @returns a sentence per file that cannot be read, and per variable of ours that would not be as it is written.
 */
export function loadEnvFiles(folder: string): string[] {
  const unread: string[] = [];
  const error = (what: string, cause?: { code?: string }): unknown =>
    unread.push(`${what} ${cause?.code ?? ''}: let the user that runs this read it.`);
  const { loadedEnvFiles } = loadEnvConfig(folder, false, { info: () => undefined, error });
  return [
    ...unread,
    ...loadedEnvFiles.flatMap((file) => misreadVariables(file.path, file.contents)),
  ];
}
