import { read, write } from '@/lib/browser/storage';

/**
 * Saves form input across a reload when the form's island has failed. Uses the storage key in
 * `data-draft` and the island's own format, so that the island restores the draft once it runs again.
 */
export function keepDraft(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-draft]');
  const key = form?.dataset.draft;
  if (!form || !key) return;

  const draft: Record<string, string> = JSON.parse(read(key, 'sessionStorage') ?? '{}');
  for (const [name, value] of Object.entries(draft)) {
    const field = form.elements.namedItem(name);
    if (field && 'value' in field && !field.value) field.value = value;
  }
  const save = () =>
    write(
      key,
      JSON.stringify({ ...draft, ...Object.fromEntries(new FormData(form)) }),
      'sessionStorage',
    );
  addEventListener('pagehide', save);
  // Once submitted, there is no draft to keep.
  form.addEventListener('submit', () => {
    removeEventListener('pagehide', save);
    write(key, '{}', 'sessionStorage');
  });
}
