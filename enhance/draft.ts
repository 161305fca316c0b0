import { readDraft, restoreDraft, writeDraft } from '@/lib/browser/draft';

/**
 * Keeps what is typed in a form over a reload while its island cannot: under the key that the island
 * gives as `data-draft`, so that the island finds it when it runs again.
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
  // What has been sent is no draft any more.
  form.addEventListener('submit', () => {
    removeEventListener('pagehide', save);
    writeDraft(key, null);
  });
}
