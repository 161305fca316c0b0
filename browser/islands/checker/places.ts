import type { AnswerName } from '@/law/checker/answers';

/** Ids of what others lead to. Links would replace the answers in the address. */
export const ANSWERS = 'checker-answers';
export const NOTICE = 'checker-result';
export const TEXTS = 'checker-texts';

/** Brings a part of the result into view, for keyboards too. */
export function showPart(id: string): void {
  const part = document.getElementById(id);
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
}

/** Folds the questions on screens that have no room for them beside the result, or unfolds them. */
export function foldQuestions(isFolded: boolean): void {
  const questions = document.getElementById(ANSWERS) as HTMLDetailsElement | null;
  if (questions) questions.open = !(isFolded && matchMedia('(max-width: 61.99rem)').matches);
}

/** Brings the result into view: on phones the verdict, elsewhere the top of the questions, which it stands beside. */
export function showResult(): boolean {
  const notice = document.getElementById(NOTICE);
  const isFolded = !document.querySelector(`#${ANSWERS}[open]`);
  (isFolded ? notice : document.getElementById('checker'))?.scrollIntoView({ behavior: 'instant' });
  return notice !== null;
}

/** Leads to the field of an answer: its only one, or of several the one that is chosen. */
export function showField(name: AnswerName): void {
  const field = document.querySelector<HTMLElement>(
    `#scope-checker [name=${name}]:is([type=text], :checked)`,
  );
  foldQuestions(false);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
