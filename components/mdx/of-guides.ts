// A component that is declared but missing here does not compile (react.tsx).
export { Crosswalk } from './crosswalk/component';
export { Decision, No, Question, Yes } from './decision/component';
export { Download } from './download/component';
export { Example } from './example/component';
export { Figure } from './figures/component';
export { FrenchLaw } from './french-law/component';
export { Note } from './note/component';
export { AsOf, Cite } from './sources/component';
export { Step, Steps } from './steps/component';
export { Timeline } from './timeline/component';
export { WorkedExample } from './worked-example/component';
