import { today } from '@/lib/today';
import { checkGlossary } from './check-glossary';
import { checkGuides } from './check-guides';
import { checkLegal } from './check-legal';
import type { ContentProblem } from './problem';

/**
 * Checks everything under content/. Never throws for bad content.
 * @param now the present moment, which decides what is to be reviewed.
 */
export const checkContent = (now = new Date()): ContentProblem[] => [
  ...checkGuides(today(now)),
  ...checkLegal(),
  ...checkGlossary().problems,
];
