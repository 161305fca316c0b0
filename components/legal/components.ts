import type { LegalComponentName } from '@/authoring/vocabulary/legal';
import { Fact } from './fact';
import { FactList } from './fact-list';

/** The React components for authoring/vocabulary/legal.ts. */
export const legalComponents = { Fact, FactList } satisfies Record<LegalComponentName, unknown>;
