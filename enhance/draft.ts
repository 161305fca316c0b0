import { read, write } from '@/lib/browser/storage';

/**
 * Keeps what is typed in a form over a reload while its island cannot: under the key that the island
 * gives as `data-draft`, and in the same shape, so that the island finds it when it runs again.
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
  // What has been sent is no draft any more.
  form.addEventListener('submit', () => {
    removeEventListener('pagehide', save);
    write(key, '{}', 'sessionStorage');
  });
}
