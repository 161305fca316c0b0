import { newId } from '@/lib/browser/draft';
import { prove, waiting } from '@/lib/browser/proof';
import { proofName } from '@/lib/form/fields';

/**
 * Gives the message form a proof of work, computed while the visitor types. The browser sends the form by itself, as
 * without this script.
 */
export function proveMessage(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-proof]');
  if (!form) return;
  let requestId = newId();
  let proof: ReturnType<typeof prove> | undefined;
  let isSent = false;
  const begin = () => {
    proof ??= prove(form.action, requestId);
    return proof;
  };
  form.addEventListener('input', begin);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isSent) return;
    isSent = true;
    void waiting()(begin()).then((text) => {
      setHidden(form, 'requestId', requestId);
      setHidden(form, proofName, text ?? '');
      form.submit();
    });
  });
  // Whoever comes back to the page writes another message.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    requestId = newId();
    proof = undefined;
    isSent = false;
  });
}

function setHidden(form: HTMLFormElement, name: string, value: string): void {
  const known = form.elements.namedItem(name);
  const field = known instanceof HTMLInputElement ? known : document.createElement('input');
  Object.assign(field, { type: 'hidden', name, value });
  form.append(field);
}
