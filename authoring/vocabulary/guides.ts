import { AsOf } from './components/as-of';
import { Cite } from './components/cite';
import { Decision } from './components/decision/decision';
import { No } from './components/decision/no';
import { Question } from './components/decision/question';
import { Yes } from './components/decision/yes';
import { Download } from './components/download';
import { Example } from './components/example';
import { Figure } from './components/figure';
import { FrenchLaw } from './components/french-law';
import { History } from './components/history';
import { KeyFigures } from './components/key-figures';
import { Note } from './components/note';
import { Pillar } from './components/pillar';
import { Pillars } from './components/pillars';
import { Step } from './components/step';
import { Steps } from './components/steps';
import { Threshold } from './components/threshold';
import { Timeline } from './components/timeline';
import { Was } from './components/was';
import { WorkedExample } from './components/worked-example';
import type { MdxVocabulary } from './vocabulary';

/** In the order of the styleguide. Their React components are in components/guides/mdx. */
const components = [
  Decision,
  Question,
  Yes,
  No,
  Steps,
  Step,
  Pillars,
  Pillar,
  Note,
  Example,
  History,
  Timeline,
  KeyFigures,
  FrenchLaw,
  Threshold,
  AsOf,
  Cite,
  Figure,
  Was,
  WorkedExample,
  Download,
] as const;

export type GuideComponentName = (typeof components)[number]['name'];

export const guideVocabulary: MdxVocabulary = {
  subject: 'guides',
  components,
  reservedIds: /^(main|since|changes|sources|source-.+|cite-.+|.+-title|language-label)$/,
  noImages:
    'say it in words, or as a table, <Steps>, <Pillars> or <KeyFigures> (all at /styleguide/ in the preview); the cover is drawn from guide.yaml',
};
