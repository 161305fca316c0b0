/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { DemoAsk } from '@/browser/islands/checker/demo-ask';
import { find } from '@/browser/islands/checker/found';
import type { LoadedLaw } from '@/browser/islands/checker/messages';
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

const lawIn = (locale: Locale) => {
  const { checker, demoRequest } = messagesIn(locale);
  const messages = { ...checker.words, demoMessage: demoRequest.written.checker };
  return { ...lawOn('2026-11-22'), messages } as unknown as LoadedLaw;
};
const contextOf = (answers: Answers, locale: Locale) => {
  const law = lawIn(locale);
  return { law, found: find(law, answers), messages: law.messages as never, locale, demo: '#demo' };
};
const draft = () => JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '{}');
const plain = (element: Element | null) => (element?.textContent ?? '').replace(/\s/g, ' ');
const none = () => undefined;
const shown = { today: '2026-11-22', calendar: '' };

beforeEach(() => {
  sessionStorage.clear();
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe = none;
      disconnect = none;
    },
  });
});

/** Shows a verdict, and asks for a demo on it. */
function asked(verdict: React.ReactNode): Element {
  sessionStorage.clear();
  const { container } = render(verdict);
  fireEvent.click(container.querySelector('.button') as Element);
  return container;
}

/** The landing page's verdict after its four answers, and the answers that its link takes to the simulator. */
function landing(locale: Locale, given: Answers) {
  const fields = Object.entries(given).map(
    ([name, value]) => `<input id="f-${name}" value="${value}">`,
  );
  document.body.innerHTML = `<div><form>${fields.join('')}</form><a href="#more"></a></div>`;
  const onAnswer = jest.fn();
  const form = document.querySelector('form') as HTMLFormElement;
  const law = lawIn(locale);
  const props = { form, law, locale, demo: '#demo', onAnswer, createPortal };
  render(<Check {...props} messages={law.messages as never} isAsked={{ current: true }} />);
  const { hash } = document.querySelector('div > a') as HTMLAnchorElement;
  return { said: plain(asked(onAnswer.mock.lastCall[0])), hash };
}

const bank = { ...sized('30', '20', '900'), activity: 'bank' };
const insurer = fromFragment(
  'seat=france&employees=1120&turnover=470&balance=310&previous=different&previousEmployees=990&previousTurnover=440&previousBalance=300&group=both&groupEmployees=1500&groupTurnover=620&groupBalance=500&inParentReport=yes&listed=yes&activity=insurer&form=joint-stock',
);

it.each<[what: string, given: Answers, fr: string]>([
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
  ['that is a bank of 30', bank, 'Non concernée par la CSRD'],
  ['open for the Union alone', insurer, "Le droit français la vise depuis l'exercice 2024."],
])('says the same of a company %s everywhere', async (_what, given, fr) => {
  for (const locale of quoted) {
    const first = given.activity ? undefined : landing(locale, given);
    const messages = first && draft().message;
    const answers = first ? fromFragment(first.hash) : given;
    const notice = asked(
      <Notice {...contextOf(answers, locale)} {...shown} onShown={none} onReset={none} />,
    );
    const { message } = draft();
    const request = { locale, message } as StoredRequest;
    const said = [...notice.querySelectorAll('[role=status] > *')].map(plain);
    if (locale === 'fr') expect(said.join(' ')).toContain(fr);
    const { container } = renderForm();
    await waitFor(() => expect(container.querySelector('[data-in-place]')).not.toBeNull());
    const places = [message, wordsFor({ requests: [request], count: 1 }).text, first?.said];
    // The form of the tests is English.
    if (locale === 'en') places.push(plain(container.querySelector('aside')));
    for (const place of places)
      if (place) for (const sentence of said) expect(place.replace(/\s/g, ' ')).toContain(sentence);
    expect(container.querySelector('textarea')).toHaveValue(message);
    if (first) expect(messages).toBe(message);
    document.body.replaceChildren();
  }
});

it('adds the verdict to a draft, where it replaces the one before and nothing else', () => {
  const kept = { firstName: 'Ada', companySize: '11-50', requestId: 'r-1' };
  sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ ...kept, message: 'Jeudi ?\nMerci.' }));
  for (const employees of ['30', '900']) {
    render(<DemoAsk {...contextOf(sized(employees, '220', '100'), 'fr')} page="landing" />);
    fireEvent.click(screen.getAllByRole('link').at(-1) as Element);
  }
  expect(draft()).toMatchObject({
    ...kept,
    origin: 'landing-verdict',
    message: expect.stringMatching(/^Jeudi \?\nMerci\.\n\n[^\n]+ \(CSRD[^\n]+\)$/),
  });
});

it.each([
  ['900', '500+'],
  ['150-300', undefined],
])('gives the size of %s employees as %p', (employees, size) => {
  asked(<DemoAsk {...contextOf({ seat: 'france', employees }, 'fr')} page="landing" />);
  expect(draft().companySize).toBe(size);
});
