/** @jest-environment jsdom */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toFragment } from '@/law/checker/address';
import { readDraft, writeDraft } from '@/lib/browser/draft';
import { proofOf, prove } from '@/lib/browser/proof';
import { VERDICT_KEY } from '@/lib/form/draft';
import { sized } from '@/tests/checker-walks';
import { lawIn } from '@/tests/unit/checker/law-fixture';
import {
  answer,
  fetchMock,
  fill,
  messages,
  receiver,
  renderForm,
  sentValues,
  show,
  submit,
} from './shown-form';

jest.mock('@/lib/browser/proof', () => ({
  ...jest.requireActual('@/lib/browser/proof'),
  prove: jest.fn(async () => 'begun'),
  proofOf: jest.fn(async () => 'solved'),
}));

it('sends once, however often it is clicked, and says it was received', async () => {
  const user = userEvent.setup();
  let release: (value: unknown) => void = () => undefined;
  fetchMock.mockReturnValue(
    new Promise((resolve) => {
      release = resolve;
    }),
  );
  await show();
  await fill(user);
  await user.click(submit());
  await waitFor(() => expect(submit()).toHaveTextContent('Submitting...'));
  await user.click(submit());
  fireEvent.submit(submit().closest('form') as HTMLFormElement);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  release(answer(201, { id: '1', receivedAt: 'now' }));
  const success = await screen.findByRole('status');
  expect(success).toHaveTextContent('Request received!');
  expect(success).toHaveFocus();
  expect(document.title).toBe('Request received! | Vigie ESG');
  expect(within(success).getByRole('heading', { level: 1 })).toHaveTextContent('Request received!');
  expect(within(success).queryByRole('button')).toBeNull();
  expect(within(success).getByRole('heading', { name: 'What happens next' })).toBeVisible();
  expect(within(success).getAllByRole('listitem')[0]).toHaveTextContent(
    /invitation .* within 24 hours, at ada@company.example/,
  );
  expect(within(success).getByRole('link', { name: 'The CSRD' })).toBeVisible();
  expect(sessionStorage.getItem('demoRequestDraft')).toBeNull();
  expect(sentValues()).toMatchObject({
    firstName: 'Ada',
    sector: 'energy',
    locale: 'en',
    website: '',
  });
});

it('restores a draft under its number, and offers whoever came with a verdict its dates once it is sent', async () => {
  const id = 'csrd-scope-first-report';
  const origin = 'simulator-verdict';
  const answers = toFragment(sized('1240', '480', '310'));
  writeDraft(VERDICT_KEY, { answers, origin });
  const kept = { requestId: '0b5e6a1e-4c0e-4a36-9d43-6f2f6a1d0002' };
  writeDraft('demoRequestDraft', { ...kept, message: 'Bonjour', origin: 'guides' });
  fetchMock.mockResolvedValueOnce(answer(200, lawIn('en')));
  fetchMock.mockResolvedValue(answer(200, { id: '1', receivedAt: 'now' }));
  const user = userEvent.setup();
  await show();
  await fill(user);
  const message = expect.stringMatching(/^Bonjour\n\nThe simulator tells us/);
  const typed = { ...kept, origin, message };
  expect(readDraft('demoRequestDraft')).toMatchObject({ ...typed, lastName: 'Lovelace' });
  await user.click(submit());
  expect(sentValues(1)).toMatchObject(typed);
  const event = `BEGIN:VEVENT\r\nUID:${id}@a\r\nEND:VEVENT\r\n`;
  fetchMock.mockResolvedValue({ ok: true, text: async () => event + event.replace(id, 'other') });
  const file = jest.fn(() => '#file');
  Object.assign(URL, { createObjectURL: file, revokeObjectURL: jest.fn() });
  await user.click(await screen.findByRole('button', { name: messages.success.calendar }));
  await waitFor(() => expect(file).toHaveBeenCalledTimes(1));
  expect(file).toHaveBeenCalledWith(expect.objectContaining({ size: event.length }));
});

it.each([
  ['a link that names it', '/?from=tour', '', 'tour'],
  ['the page before', '/', '/en/guides/csrdguide/', 'guides'],
  ['the landing page before', '/', '/en/', 'landing'],
  ['another site', '/', 'https://elsewhere.example/guides/', ''],
])('knows by %s where a visitor comes from', (_what, address, referrer, origin) => {
  history.replaceState(null, '', address);
  const value = new URL(referrer, location.href).href;
  Object.defineProperty(document, 'referrer', { value: referrer && value, configurable: true });
  renderForm();
  fireEvent.input(screen.getByLabelText(messages.fields.firstName));
  expect(JSON.parse(sessionStorage.getItem('demoRequestDraft') ?? '')).toMatchObject({ origin });
});

it.each([
  ['a server error', () => Promise.resolve(answer(503)), messages.failure.server],
  [
    'a full queue',
    () => Promise.resolve(answer(429, {}, { 'Retry-After': '30' })),
    'Try again in 30 seconds.',
  ],
  ['a lost connection', () => Promise.reject(new TypeError('network')), messages.failure.server],
])(
  'keeps every value after %s, and retries under the same number',
  async (_what, failing, reason) => {
    const user = userEvent.setup();
    fetchMock
      .mockImplementationOnce(failing)
      .mockResolvedValue(answer(200, { id: '1', receivedAt: 'now' }));
    await show();
    await fill(user);
    await user.click(submit());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(reason);
    expect(screen.getByLabelText(messages.fields.email)).toHaveValue('ada@company.example');
    const mail = within(alert).getByRole('link').getAttribute('href') ?? '';
    expect(mail).toMatch(
      /^mailto:team@a\.example\?subject=Demo%20request&body=.*ada%40company\.example/,
    );
    await user.click(screen.getByRole('button', { name: messages.failure.retry }));
    await screen.findByRole('status');
    expect(sentValues(1).requestId).toBe(sentValues(0).requestId);
  },
);

describe('with a proof of work', () => {
  const challenge = { parameters: { nonce: '00' } };
  const challenged = () => Promise.resolve(answer(429, { error: 'challenged', challenge }));
  const received = answer(201, { id: '1', receivedAt: 'now' });
  const proofs = () => fetchMock.mock.calls.map((_, call) => sentValues(call).proof);
  const sendFilled = async () => {
    const user = userEvent.setup();
    await show();
    await fill(user);
    await user.click(submit());
  };

  it('sends the one begun while the visitor typed, and another when that does not hold', async () => {
    fetchMock.mockImplementationOnce(challenged).mockResolvedValue(received);
    await sendFilled();
    await screen.findByRole('status');
    expect(prove).toHaveBeenLastCalledWith(receiver.endpoint, sentValues().requestId);
    expect(proofOf).toHaveBeenLastCalledWith(challenge);
    expect(sentValues(1)).toEqual({ ...sentValues(0), proof: 'solved' });
    expect(proofs()).toEqual(['begun', 'solved']);
  });

  it('waits for a second at most, and keeps every value when none ever holds', async () => {
    jest.mocked(prove).mockReturnValue(new Promise(() => {}));
    fetchMock.mockImplementation(challenged);
    const began = performance.now();
    await sendFilled();
    expect(await screen.findByRole('alert', {}, { timeout: 4000 })).toHaveTextContent(
      messages.failure.server,
    );
    expect(performance.now() - began).toBeLessThan(8000);
    expect(proofs()).toEqual(['', 'solved', '']);
  });
});

it('works with services that answer in their own way', async () => {
  const user = userEvent.setup();
  fetchMock.mockResolvedValueOnce(answer(200, { ok: true }));
  const formspree = {
    ...receiver,
    endpoint: 'https://forms.example/f/1',
    success: 'json-ok' as const,
  };
  const { unmount } = await show(formspree);
  await fill(user);
  await user.click(submit());
  expect(await screen.findByRole('status')).toHaveTextContent('Request received!');
  unmount();

  fetchMock.mockResolvedValueOnce(answer(200, undefined));
  await show({ endpoint: '/', success: 'status', extraFields: { 'form-name': 'demo' } });
  await fill(user);
  await user.click(submit());
  expect(await screen.findByRole('status')).toBeInTheDocument();
  expect(sentValues(1)['form-name']).toBe('demo');
});

it('never takes an answer it does not know for a success', async () => {
  const user = userEvent.setup();
  fetchMock.mockResolvedValue(answer(200, '<html>'));
  await show();
  await fill(user);
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.failure.server);
});
