import { type ComponentType, createElement } from 'react';
import type { OfGuide } from '@/loaders/mdx/component';
import type { GuideComponentName, LegalComponentName } from '@/loaders/mdx/vocabulary';
import { Crosswalk } from './crosswalk/component';
import { Decision, No, Question, Yes } from './decision/component';
import { Download } from './download/component';
import { Example } from './example/component';
import { Fact, FactList } from './facts/component';
import { Figure } from './figures/component';
import { FrenchLaw } from './french-law/component';
import { Note } from './note/component';
import { AsOf, Cite } from './sources/component';
import { Step, Steps } from './steps/component';
import { Timeline } from './timeline/component';
import { WorkedExample } from './worked-example/component';

// A component that is declared but missing here does not compile.

const ofGuides = {
  Decision,
  Question,
  Yes,
  No,
  Steps,
  Step,
  Note,
  Example,
  Timeline,
  FrenchLaw,
  AsOf,
  Cite,
  Figure,
  WorkedExample,
  Download,
  Crosswalk,
} satisfies Record<GuideComponentName, ComponentType<never>>;

/** The React components of a guide, given its language and what it shows of the law besides their attributes. */
export const guideComponents = (guide: OfGuide) =>
  Object.fromEntries(
    Object.entries<ComponentType<never>>(ofGuides).map(([name, Component]) => [
      name,
      (attributes: object) =>
        createElement(Component as ComponentType<object>, { ...attributes, ...guide }),
    ]),
  );

/** The React components of legal texts. */
export const legalComponents = { Fact, FactList } satisfies Record<
  LegalComponentName,
  ComponentType<never>
>;
