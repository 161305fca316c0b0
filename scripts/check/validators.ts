import '../load-env';

import path from 'node:path';
import { addressOf, listFiles } from '@/lib/exported-files';
import { ensureBuild } from '@/scripts/ensure-build';
import { createApp } from '@/server/app';
import { refuse } from './report';
import { EXPLANATIONS, readExplanations, sortFindings, summarise } from './validators/explanations';
import { askInPage } from './validators/in-page';
import { askNu } from './validators/nu';
import { fetchValidators } from './validators/packages';

/**
 * Has all pages of out/ checked by the Nu HTML checker, HTML_CodeSniffer and IBM's checker, and prints what
 * they find that nobody has explained. npx downloads them, so it is not part of `npm test`; needs Java.
 */
ensureBuild();
const refused = (cause: Error): never => refuse(cause.message);

const attempt = <T>(act: () => T): T => {
  try {
    return act();
  } catch (cause) {
    return refused(cause as Error);
  }
};
const out = path.resolve('out');
const modules = attempt(fetchValidators);
console.log('Nu HTML checker …');
const findings = attempt(() => askNu(modules, out));

const addresses = listFiles(out, 'index.html')
  .map(addressOf)
  // Redirects, which nobody looks at.
  .filter((address) => !/\/home\/$/.test(address));
const app = await createApp({ root: out, redirects: [] });
const origin = await app.listen({ port: 0, host: '127.0.0.1' });
console.log(`HTML_CodeSniffer and IBM's checker on ${addresses.length} pages …`);
findings.push(...(await askInPage(modules, origin, [...addresses, '/nothing/', '/en/nothing/'])));
await app.close();

const { unexplained, unused } = sortFindings(findings, readExplanations());
for (const line of summarise(unexplained)) console.log(line);
for (const { tool, rule, why } of unused)
  console.log(
    `${EXPLANATIONS} explains ${tool} ${rule} (${why}), which is found no more: remove it.`,
  );
console.log(
  `${addresses.length} pages: ${findings.length} findings, ${unexplained.length} without an explanation in ${EXPLANATIONS}.`,
);
if (unexplained.length > 0) process.exitCode = 1;
