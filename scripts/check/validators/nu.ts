import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Finding, tagOf } from './finding';

interface Message {
  type: string;
  subType?: string;
  message: string;
  extract?: string;
  url?: string;
}

/** CSS is one line, of which the tool quotes what happens to stand there: only the message tells. */
const quoteOf = ({ message, extract = '' }: Message): string =>
  message.startsWith('CSS:') ? '' : tagOf(extract);

/**
 * Has every page, stylesheet and SVG of a folder checked by the Nu HTML checker.
 * @param modules folder of packages with `vnu-jar`.
 * @throws without Java.
 */
export function askNu(modules: string, out: string): Finding[] {
  const jar = path.join(modules, 'vnu-jar', 'build', 'dist', 'vnu.jar');
  const options = ['--also-check-css', '--also-check-svg', '--skip-non-html', '--format', 'json'];
  const { status, stdout, stderr, error } = spawnSync(
    'java',
    ['-Xss4m', '-jar', jar, ...options, '--stdout', '--exit-zero-always', out],
    { encoding: 'utf8', maxBuffer: 2 ** 30 },
  );
  if (error || status !== 0)
    throw new Error(
      `The Nu HTML checker does not run: it needs Java 11 or later.\n${stderr ?? ''}`,
    );
  const { messages } = JSON.parse(stdout) as { messages: Message[] };
  const root = `${pathToFileURL(path.resolve(out)).href}/`;
  return messages.map((message) => ({
    tool: 'nu',
    rule: message.subType ?? message.type,
    message: message.message,
    element: quoteOf(message),
    page: (message.url ?? '').replace(/^file:\/*/, 'file:///').replace(root, ''),
  }));
}
