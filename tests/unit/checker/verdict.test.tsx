/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { DemoAsk } from '@/browser/islands/checker/demo-ask';
import { find } from '@/browser/islands/checker/found';
import type { CheckerMessages, LoadedLaw } from '@/browser/islands/checker/messages';
import { Notice } from '@/browser/islands/checker/notice';
import { Check } from '@/browser/islands/scope-answer/check';
import { fromFragment } from '@/law/checker/address';
import type { Answers } from '@/law/checker/answers';
import { DRAFT_KEY } from '@/lib/form/draft';
import type { Locale } from '@/lib/i18n/locales';
import { wordsFor } from '@/receiver/outbox/mail-text';
import type { StoredRequest } from '@/receiver/storage/requests';
import { sized } from '@/tests/checker-walks';
import { messagesIn, quoted } from '@/tests/languages';
import { renderForm } from '@/tests/unit/form/shown-form';
import { lawOn } from './law-fixture';

const wordsIn = (locale: Locale) => {
  const { checker, demoRequest } = messagesIn(locale);
  const words = { ...checker.words, demoMessage: demoRequest.written.checker };
  return words as unknown as CheckerMessages;
};
const lawIn = (locale: Locale): LoadedLaw =>
  ({ ...lawOn('2026-11-22'), messages: wordsIn(locale) }) as unknown as LoadedLaw;
const contextOf = (answers: Answers, locale: Locale) => {
  const law = lawIn(locale);
  return { law, found: find(law, answers), messages: wordsIn(locale), locale };
};

const draft = () => JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? 'null');
const plain = (text: string) => text.replace(/\s/g, ' ');

/** What jsdom lacks, and the thread of the landing page measures with. */
class NoObserver {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  Object.assign(globalThis, { ResizeObserver: NoObserver });
  sessionStorage.clear();
  document.body.replaceChildren();
});

/** The landing page after four answers: what it says, where its link to the simulator leads, its draft of a request. */
function landing(locale: Locale, given: Answers) {
  sessionStorage.clear();
  const fields = Object.entries(given).map(
    ([name, value]) => `<input id="f-${name}" value="${value}">`,
  );
  document.body.innerHTML = `<div><form>${fields.join('')}</form><a href="#more"></a></div>`;
  let answer: ReactNode;
  render(
    <Check
      form={document.querySelector('form') as HTMLFormElement}
      law={lawIn(locale)}
      messages={wordsIn(locale)}
      demo="#demo"
      isAsked={{ current: true }}
      onAnswer={(node) => {
        answer = node;
      }}
      {...{ locale, createPortal }}
    />,
  );
  const { hash } = document.querySelector('div > a') as HTMLAnchorElement;
  const { container, unmount } = render(answer);
  fireEvent.click(container.querySelector('.button') as Element);
  const said = plain(container.textContent ?? '');
  unmount();
  document.body.replaceChildren();
  return { said, hash, message: plain(draft().message) };
}

/** The same for the simulator, opened with answers in its address. */
function simulator(locale: Locale, hash: string) {
  sessionStorage.clear();
  const { container, unmount } = render(
    <Notice
      {...contextOf(fromFragment(hash), locale)}
      today="2026-11-22"
      demo="#demo"
      calendar=""
      onShown={() => undefined}
      onReset={() => undefined}
    />,
  );
  fireEvent.click(container.querySelector('.button') as Element);
  const said = [...container.querySelectorAll('[role=status] > *')].map((each) =>
    plain(each.textContent ?? ''),
  );
  unmount();
  return { said, message: plain(draft().message) };
}

const mail = (locale: Locale, message: string): string =>
  plain(wordsFor({ requests: [{ locale, message } as StoredRequest], count: 1 }).text);

const bank = new URLSearchParams({ ...sized('30', '20', '900'), activity: 'bank' } as Record<
  string,
  string
>);

it.each<[what: string, given: Answers | string, fr: string]>([
  [
    'of 900 and 220 million',
    { seat: 'france', employees: '900', turnover: '220', listed: 'no' },
    "Oui, en droit français : premier rapport en 2028, sur l'exercice 2027",
  ],
  [
    'listed, of 3,200',
    { seat: 'france', employees: '3200', turnover: '900', listed: 'yes' },
    "Concernée par la CSRD depuis l'exercice 2024",
  ],
  [
    'of 600 and 40 million',
    { seat: 'france', employees: '600', turnover: '40', listed: 'no' },
    'Non concernée par la directive CSRD',
  ],
  [
    'that is a branch of a group from elsewhere',
    { seat: 'third-country', employees: '5000', turnover: '900', listed: 'no' },
    'CSRD : pas encore de réponse sûre',
  ],
  // The landing page does not ask about banks.
  ['that is a bank of 30', `#${bank}`, 'Non concernée par la CSRD'],
])('says the same of a company %s everywhere', async (_what, given, first) => {
  for (const locale of quoted) {
    const asked = typeof given === 'string' ? undefined : landing(locale, given);
    const { said, message } = simulator(locale, asked?.hash ?? String(given));
    if (locale === 'fr') expect(said[0]).toBe(first);
    if (asked) {
      for (const sentence of said) expect(asked.said).toContain(sentence);
      expect(asked.message).toBe(message);
    }
    for (const sentence of said) expect(message).toContain(sentence);
    expect(mail(locale, message)).toContain(message);
    if (locale === 'en') {
      const { container } = renderForm();
      await waitFor(() => expect(container.querySelector('[data-in-place]')).not.toBeNull());
      const beside = screen.getByRole('complementary');
      for (const sentence of said) expect(plain(beside.textContent ?? '')).toContain(sentence);
      expect(screen.getByLabelText('Message (optional)')).toHaveValue(draft().message);
    }
  }
});

/** Asks for a demo from the landing page. */
function ask(answers: Answers) {
  const { unmount } = render(<DemoAsk {...contextOf(answers, 'fr')} demo="#demo" page="landing" />);
  fireEvent.click(screen.getByRole('link'));
  unmount();
  return draft();
}

it('adds the verdict to a draft, where it replaces the one before and nothing else', () => {
  const kept = { firstName: 'Ada', email: 'ada@company.example', requestId: 'r-1' };
  sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ ...kept, message: 'Jeudi ?\nMerci.' }));
  ask(sized('30', '3', '2'));
  expect(ask(sized('900', '220', '100'))).toMatchObject({
    ...kept,
    origin: 'landing-verdict',
    message: expect.stringMatching(/^Jeudi \?\nMerci\.\n\n[^\n]+ \(CSRD[^\n]+\)$/),
  });
});

it.each([
  ['900', '', '500+'],
  ['51-200', '', '51-200'],
  ['150-300', '', undefined],
  ['900', '11-50', '11-50'],
])('gives the size of %s employees, where the draft has %p, as %p', (employees, chosen, size) => {
  sessionStorage.setItem(DRAFT_KEY, JSON.stringify(chosen ? { companySize: chosen } : {}));
  expect(ask({ seat: 'france', employees }).companySize).toBe(size);
});
