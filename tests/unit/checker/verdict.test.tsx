/** @jest-environment jsdom */
import { render, waitFor } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { find } from '@/browser/islands/checker/found';
import { Notice } from '@/browser/islands/checker/notice';
import { Check } from '@/browser/islands/scope-answer/check';
import { fromFragment, toFragment } from '@/law/checker/address';
import type { Answers } from '@/law/checker/answers';
import { writeDraft } from '@/lib/browser/draft';
import { DRAFT_KEY, VERDICT_KEY } from '@/lib/form/draft';
import type { Locale } from '@/lib/i18n/locales';
import { wordsFor } from '@/receiver/outbox/mail-text';
import type { StoredRequest } from '@/receiver/storage/requests';
import { sized } from '@/tests/checker-walks';
import { quoted } from '@/tests/languages';
import { answer, fetchMock, renderForm } from '@/tests/unit/form/shown-form';
import { lawIn } from './law-fixture';

const contextOf = (answers: Answers, locale: Locale) => {
  const law = lawIn(locale);
  return { law, found: find(law, answers), messages: law.messages as never, locale, demo: '#demo' };
};
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

/** The landing page, on which four answers are given, and what it is shown. */
function landing(locale: Locale, given: Answers, isAsked = true) {
  const fields = Object.entries(given).map(
    ([name, value]) => `<input id="f-${name}" value="${value}">`,
  );
  document.body.innerHTML = `<div><form>${fields.join('')}</form><a href="#more"></a></div>`;
  const onAnswer = jest.fn();
  const form = document.querySelector('form') as HTMLFormElement;
  const law = lawIn(locale);
  const props = { form, law, locale, demo: '#demo', onAnswer, createPortal };
  render(<Check {...props} messages={law.messages as never} isAsked={{ current: isAsked }} />);
  const shown = onAnswer.mock.lastCall?.[0];
  const { hash } = document.querySelector('div > a') as HTMLAnchorElement;
  return { said: shown && plain(render(shown).container), hash, form };
}

/** The demo form of the tests, which is English, once it has the latest verdict. */
async function shownForm() {
  fetchMock.mockResolvedValue(answer(200, lawIn('en')));
  const { container } = renderForm();
  await waitFor(() => expect(container.querySelector('aside')).not.toBeNull());
  const valueIn = (name: string) =>
    (container.querySelector(`[name=${name}]`) as never as { value: string }).value;
  return { container, message: valueIn('message'), size: valueIn('companySize') };
}

const keep = (answers: Answers) =>
  writeDraft(VERDICT_KEY, { answers: toFragment(answers), origin: 'landing-verdict' });

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
    { seat: 'third-country', employees: '120', turnover: '250', listed: 'no' },
    "À préciser : chiffre d'affaires de la filiale dans l'Union",
  ],
  // The landing page does not ask about banks.
  ['that is a bank of 30', bank, 'Non concernée par la CSRD'],
  ['open for the Union alone', insurer, "Le droit français la vise depuis l'exercice 2024."],
])('says the same of a company %s everywhere', async (_what, given, fr) => {
  for (const locale of quoted) {
    const first = given.activity ? undefined : landing(locale, given);
    const answers = first ? fromFragment(first.hash) : given;
    const { container } = render(
      <Notice {...contextOf(answers, locale)} {...shown} onShown={none} onReset={none} />,
    );
    const said = [...container.querySelectorAll('[role=status] > *')].map(plain);
    if (locale === 'fr') expect(said.join(' ')).toContain(fr);
    const places = [first?.said];
    if (locale === 'en') {
      const { container: form, message } = await shownForm();
      const request = { locale, message } as StoredRequest;
      places.push(plain(form.querySelector('aside')), message);
      places.push(wordsFor({ requests: [request], count: 1 }).text);
    }
    for (const place of places)
      if (place) for (const sentence of said) expect(place.replace(/\s/g, ' ')).toContain(sentence);
    document.body.replaceChildren();
  }
});

it('writes the latest verdict into the form, over the one before in any language, and nothing else', async () => {
  const writtenMessage = 'Le simulateur nous répond : « Non »';
  const before = { firstName: 'Ada', companySize: '11-50', writtenSize: '11-50', writtenMessage };
  const message = `Jeudi ?\n\n${writtenMessage}\n\nMerci.`;
  const later =
    /^Jeudi \?\n\nThe simulator [^\n]+ \(CSRD[^\n]+\)\nOur answers: registered in France, 900\semployees, €220m, not listed\.\n\nMerci\.$/;
  writeDraft(DRAFT_KEY, { ...before, message });
  keep(sized('900', '220', '100'));
  expect(await shownForm()).toMatchObject({
    message: expect.stringMatching(later),
    size: '500+',
  });
  // What the visitor has edited stays.
  writeDraft(DRAFT_KEY, { ...before, message: 'Non', companySize: '51-200' });
  document.body.replaceChildren();
  expect(await shownForm()).toMatchObject({ message: 'Non', size: '51-200' });
});

it('knows the latest answers on the landing page again, and its own verdict', () => {
  const given = { seat: 'member-state', employees: '900', turnover: '1.5', listed: 'yes' };
  const { said } = landing('en', given);
  const empty = { seat: '', employees: '', turnover: '', listed: '' };
  const { form, said: again } = landing('fr', empty, false);
  expect([...form.elements].map((field) => (field as HTMLInputElement).value)).toEqual([
    'member-state',
    '900',
    '1,5',
    'yes',
  ]);
  expect(again).toContain('CSRD');
  expect(said).toContain('CSRD');
  // The simulator knows more.
  keep({ ...given, group: 'parent' });
  expect(landing('fr', empty, false).said).toBeUndefined();
  // Nothing is said of a company without a figure.
  writeDraft(VERDICT_KEY, null);
  expect(landing('fr', empty).said).toBeUndefined();
});

it('gives no size for a headcount that spans several', async () => {
  keep({ seat: 'france', employees: '150-300' });
  expect((await shownForm()).size).toBe('');
});
