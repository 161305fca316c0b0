import { rmSync } from 'node:fs';
import path from 'node:path';
import { translationProgress } from '@/authoring/translation-progress';
import { site } from './sound-site';

const stateOf = (name: string) => translationProgress().find(({ text }) => text === name);
const english = 'content/guides/waterguide/en.mdx';

it('distinguishes an up-to-date translation from one whose original has changed', () => {
  expect(stateOf('waterguide')).toMatchObject({ original: 'fr', locale: 'en', state: 'current' });
  site.replace('content/guides/waterguide/fr.mdx', 'Relever les volumes', 'Mesurer les volumes');
  expect(stateOf('waterguide')).toMatchObject({ state: 'outdated', madeFrom: 'fr-aa0b18' });
  expect(stateOf('airguide')).toMatchObject({ state: 'current' });
});

it('names one that is missing or has errors', () => {
  site.replace(english, 'imageAlt:', 'imagealt:');
  expect(stateOf('waterguide')).toMatchObject({ state: 'broken' });
  rmSync(path.join(site.root, english));
  expect(stateOf('waterguide')).toMatchObject({ state: 'missing' });
});
