import type { AnswerName } from '@/law/checker/answers';

/** Ids of the parts of a result that others lead to. Links would replace the answers in the address. */
export const NOTICE = 'checker-result';
export const TEXTS = 'checker-texts';

/** Brings a part of the result into view, for keyboards too. */
export function showPart(id: string): void {
  const part = document.getElementById(id);
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
}

/** Brings the questions into view for a link with answers, which can name no part of the page. */
export const showQuestions = (): void =>
  document.getElementById('checker')?.scrollIntoView({ behavior: 'instant' });

/** Leads to the field of an answer: its only one, or of several the one that is chosen. */
export function showField(name: AnswerName): void {
  const field = document.querySelector<HTMLElement>(
    `#scope-checker [name=${name}]:is([type=text], :checked)`,
  );
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
