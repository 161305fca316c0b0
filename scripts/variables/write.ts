import { writeFileSync } from 'node:fs';
import { configurationPage, envExample } from './print';

writeFileSync('.env.example', envExample());
writeFileSync('docs/configuration.md', configurationPage());
console.log('.env.example and docs/configuration.md are written.');
