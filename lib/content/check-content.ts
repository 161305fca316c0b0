import { checkGuides } from './check-guides';
import { checkLegal } from './check-legal';
import type { ContentProblem } from './problem';

/** Checks everything under content/. Never throws for bad content. */
export const checkContent = (): ContentProblem[] => [...checkGuides(), ...checkLegal()];
