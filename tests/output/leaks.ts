import { readFileSync } from 'node:fs';

const namespaces = Object.keys(JSON.parse(readFileSync('messages/fr.json', 'utf8')) as object).join(
  '|',
);
const project = process.cwd().replace(/[^\w]/g, '\\$&');

/** What no reader should find in a text: a message key, a placeholder, a path or a failed value. */
export const messageLeak = new RegExp(
  `\\b(${namespaces})\\.[a-z]+\\.?[a-zA-Z.]*\\b(?!\\w)|\\{\\w+\\}|undefined|\\[object |NaN|${project}|node_modules|\\[#`,
);
