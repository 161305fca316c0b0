/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import type { ResultContext } from '@/browser/islands/checker/found';
import type { CheckerMessages } from '@/browser/islands/checker/messages';
import { ResultActions } from '@/browser/islands/checker/result-actions';
import type { RegimeResult } from '@/law/checker/result';
import { DRAFT_KEY } from '@/lib/form/draft';
import { messagesIn, quoted } from '@/tests/languages';

const draft = () => JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? 'null');

/** Asks for a demo about two regimes, or about one. */
function ask(locale: 'fr' | 'en', ids: readonly string[], answers = {}) {
  const { checker, demoRequest } = messagesIn(locale);
  const messages = { ...checker.words, demoMessage: demoRequest.written.checker };
  const { unmount } = render(
    <ResultActions
      law={{} as ResultContext['law']}
      today="2026-11-22"
      found={{
        concerned: ids.map((id) => ({ id }) as RegimeResult),
        answers,
        profile: {},
        results: [],
        open: 0,
        elsewhere: 0,
      }}
      locale={locale}
      demo="#demo"
      address="#seat=france"
      messages={messages as unknown as CheckerMessages}
      onReset={() => undefined}
    />,
  );
  const link = screen.getByRole('link');
  const label = link.textContent;
  fireEvent.click(link);
  const shown = screen.queryByText(checker.words.notice.message)?.parentElement?.textContent;
  unmount();
  return { label, shown };
}

beforeEach(() => sessionStorage.clear());

it.each(quoted)('adds to a draft what the checker found, and loses nothing of it, %s', (locale) => {
  const kept = { firstName: 'Ada', email: 'ada@company.example', requestId: 'r-1' };
  sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ ...kept, message: 'Jeudi ?\nMerci.' }));
  ask(locale, ['csrd', 'csddd']);
  expect(draft()).toEqual({
    ...kept,
    message: expect.stringMatching(/^Jeudi \?\nMerci\.\n\n[^\n]+CSRD[^\n]+, CSDDD\.$/),
  });
});

it('replaces what it wrote itself the time before', () => {
  ask('fr', ['csrd', 'csddd']);
  expect(draft().message).toMatch(/^D[^\n]+CSDDD\.$/);
  ask('fr', ['csddd']);
  expect(draft().message).toMatch(/^D[^\n]+: CSDDD\.$/);
});

it.each([
  ['900', '', '500+'],
  ['51-200', '', '51-200'],
  ['150-300', '', undefined],
  ['900', '11-50', '11-50'],
])('gives the size of %s employees, where the draft has %p, as %p', (employees, chosen, size) => {
  sessionStorage.setItem(DRAFT_KEY, JSON.stringify(chosen ? { companySize: chosen } : {}));
  ask('fr', ['csrd'], { employees });
  expect(draft().companySize).toBe(size);
});
