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
