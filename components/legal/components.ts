import type { LegalComponentName } from '@/lib/content/vocabulary/legal';
import { Fact } from './fact';
import { FactList } from './fact-list';

/** The React components for lib/content/vocabulary/legal.ts. */
export const legalComponents = { Fact, FactList } satisfies Record<LegalComponentName, unknown>;
