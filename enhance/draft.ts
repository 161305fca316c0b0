import { readDraft, restoreDraft, writeDraft } from '@/lib/browser/draft';

/**
 * Saves form input across a reload when the form's island has failed. Uses the storage key in
 * `data-draft`, so that the island restores the draft once it runs again.
 */
export function keepDraft(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-draft]');
  const key = form?.dataset.draft;
  if (!form || !key) return;

  const draft = readDraft(key);
  restoreDraft(form, draft);
  const save = () => {
    const typed = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    writeDraft(key, { ...draft, ...Object.fromEntries(typed) });
  };
  addEventListener('pagehide', save);
  // Once submitted, there is no draft to keep.
  form.addEventListener('submit', () => {
    removeEventListener('pagehide', save);
    writeDraft(key, null);
  });
}
