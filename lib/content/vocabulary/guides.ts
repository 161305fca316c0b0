import { Cite } from './components/cite';
import { KeyFigures } from './components/key-figures';
import { Note } from './components/note';
import { Pillar } from './components/pillar';
import { Pillars } from './components/pillars';
import { Step } from './components/step';
import { Steps } from './components/steps';
import { Timeline } from './components/timeline';
import type { MdxVocabulary } from './vocabulary';

/** In the order of the styleguide. Their React components are in components/guides/mdx. */
const components = [Steps, Step, Pillars, Pillar, Note, Timeline, KeyFigures, Cite] as const;

export type GuideComponentName = (typeof components)[number]['name'];

export const guideVocabulary: MdxVocabulary = {
  subject: 'guides',
  components,
  reservedIds: /^(main|since|changes|sources|source-.+|.+-title|language-label)$/,
  noImages: 'the cover comes from guide.yaml',
};
