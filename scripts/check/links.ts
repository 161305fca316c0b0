import { addressesIn, checkExternalLinks, KeptAnswers } from '@/authoring/links';
import { readArguments, refuse, report } from './report';

const { format } = readArguments(`npm run check:links [-- [--format terminal|json|github]]

Asks every external address of content/ and messages/ whether it still answers: one question per second to
a host, and none for a week once an address has answered. Exit code: 1 when an address is gone.`);

const problems = await checkExternalLinks(addressesIn(process.cwd()), {
  kept: new KeptAnswers('build/links.json'),
  ask: fetch,
  say: (line) => console.error(line),
}).catch((cause: Error) => refuse(cause.message));
report(problems, 'links', format);
