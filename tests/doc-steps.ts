import { readFileSync } from 'node:fs';

/** A code block of a document, with the sentence before it. */
export interface Step {
  before: string;
  language: string;
  code: string;
}

const FENCE = /^( *)```(\w+)\n(.*?)^ *```/gms;

/** The code blocks of a Markdown document, in order, without their indentation. */
export function stepsOf(file: string): Step[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(FENCE)].map(
    ({ 1: indent = '', 2: language = '', 3: code = '', index }) => ({
      before: text.slice(0, index).trimEnd().split(/\n\n/).at(-1)?.trim() ?? '',
      language,
      code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  );
}

/** What a sentence names as code, in order. */
export const named = ({ before }: Step): string[] =>
  [...before.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
