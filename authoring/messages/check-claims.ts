import { readClaims } from '@/loaders/claims';
import { type ContentProblem, errorAt } from '@/loaders/problems';

/** Claims of content/claims.yaml whose message no longer exists, or is not a sentence by itself. */
export function checkClaims(messages: ReadonlyMap<string, string>): ContentProblem[] {
  const { file, value, document } = readClaims();
  if (!value || !document) return [];
  return value.claims.flatMap(({ message }, index) => {
    const text = messages.get(message);
    const fault =
      text === undefined
        ? `There is no message "${message}"; write the key of the one that makes this claim, or remove the claim.`
        : /[{<]/.test(text)
          ? `The message "${message}" has a placeholder or a tag; name one that stands by itself.`
          : undefined;
    return fault ? [errorAt(file, fault, document.placeOf(['claims', index, 'message']))] : [];
  });
}
