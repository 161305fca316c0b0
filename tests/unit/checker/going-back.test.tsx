/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Checker } from '@/browser/islands/checker/checker';
import { start } from '@/browser/islands/runtime/start';
import { toFragment } from '@/law/checker/address';
import { writeDraft } from '@/lib/browser/draft';
import { VERDICT_KEY } from '@/lib/form/draft';
import { alone, sized } from '@/tests/checker-walks';
import { messagesIn } from '@/tests/languages';

const address = `#${toFragment(sized('900', '220', '100'))}`;
const props = {
  law: '/law.json',
  calendar: '',
  messages: messagesIn('fr').checker.words as never,
  locale: 'fr' as const,
  guides: {},
  demo: '',
  sample: undefined,
};

it.each(['the address', 'the latest verdict'])(
  'goes on from %s, whatever a browser has put back into the fields',
  async (from) => {
    Object.assign(globalThis, { fetch: () => new Promise(() => undefined) });
    Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
    history.replaceState(null, '', from === 'the address' ? address : '/');
    writeDraft(VERDICT_KEY, { answers: address.slice(1) });
    document.body.innerHTML = `<div id="i">${renderToString(<Checker {...props} />)}</div><script>${JSON.stringify(props)}</script>`;
    // Not the figures, which must not be completed.
    for (const [name, value] of Object.entries(alone))
      for (const radio of document.querySelectorAll<HTMLInputElement>(
        `[name=${name}][value=${value}]`,
      ))
        radio.checked = true;
    await start(Checker, document.getElementById('i') as HTMLElement);
    await waitFor(() => expect(document.querySelector('[name=employees]')).toHaveValue('900'));
    expect(location.hash).toBe(address);
  },
);
