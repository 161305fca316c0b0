import type { LawContext } from '@/downloads/law';
import type { ExampleId } from './ids';
import type { ExamplePart } from './parts';
import { showFund } from './show/fund';
import { showGroup } from './show/group';
import { showImpact } from './show/impact';
import { showLeap } from './show/leap';
import { showPlanning } from './show/planning';
import { showRating } from './show/rating';
import { showRiskMap } from './show/risk-map';
import { showTaxonomy } from './show/taxonomy';

const examples: Readonly<Record<ExampleId, (context: LawContext) => ExamplePart[]>> = {
  'csrd-group': showGroup,
  'csddd-risk-map': showRiskMap,
  'taxonomy-turnover': showTaxonomy,
  'sfdr-fund': showFund,
  'double-materiality-impact': showImpact,
  'tnfd-leap': showLeap,
  'assurance-planning': showPlanning,
  'rating-correction': showRating,
};

/** A worked example, computed under the law of a day, in the words of a language. */
export const showExample = (id: ExampleId, context: LawContext): ExamplePart[] =>
  examples[id](context);
