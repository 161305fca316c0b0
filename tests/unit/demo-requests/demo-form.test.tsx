/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DemoFormConfig } from '@/config/demo-form';
import { DemoForm } from '@/islands/demo-form/demo-form';
import { TIMEOUT } from '@/islands/demo-form/send';
import type { FormWords } from '@/islands/demo-form/words';
import { fieldNames } from '@/lib/demo-request/fields';

const messages = JSON.parse(readFileSync('messages/en.json', 'utf8'));
const words: FormWords = { ...messages.demoForm.words, ...messages.demoRequest };
const receiver: DemoFormConfig & { endpoint: string } = {
  endpoint: '/api/demo-requests/',
  extraFields: {},
  success: 'receiver',
};

const fetchMock = jest.fn();
const answer = (status: number, body: unknown = {}, headers: Record<string, string> = {}) => ({
  ok: status >= 200 && status < 300,
  status,
  headers: { get: (name: string) => headers[name] ?? null },
  json: async () => body,
});
const sentValues = (call = 0) =>
  Object.fromEntries(fetchMock.mock.calls[call][1].body as URLSearchParams);

beforeEach(() => {
  sessionStorage.clear();
  fetchMock.mockReset();
  Object.assign(globalThis, { fetch: fetchMock });
  if (!AbortSignal.timeout)
    Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  Object.defineProperty(crypto, 'randomUUID', {
    value: () => '0b5e6a1e-4c0e-4a36-9d43-6f2f6a1d0001',
    configurable: true,
  });
  document.title = 'Book a demo';
});

/** Shows the form, and brings it into use so that it answers in place. */
async function show(config = receiver, email: string | null = 'team@a.example') {
  const result = render(
    <DemoForm
      locale="en"
      words={words}
      config={config}
      email={email}
      guides={[{ href: '/en/guides/csrdguide/', title: 'The CSRD' }]}
      notice={[['notice']]}
    />,
  );
  const field = screen.getByLabelText(words.fields.firstName);
  fireEvent.focus(field);
  await waitFor(() => expect(field.closest('form')).toHaveAttribute('novalidate'));
  return result;
}

const answers: Record<string, string> = {
  'First name': 'Ada',
  'Last name': 'Lovelace',
  'Work email': 'ada@company.example',
  Organization: 'Analytical',
  Role: 'CFO',
};

async function fill(user: ReturnType<typeof userEvent.setup>) {
  for (const name of ['firstName', 'lastName', 'email', 'organization', 'role'] as const) {
    await user.type(
      screen.getByLabelText(words.fields[name]),
      Object.values(answers)[fieldNames.indexOf(name)] ?? 'x',
    );
  }
  await user.selectOptions(screen.getByLabelText(words.fields.sector), 'energy');
  await user.selectOptions(screen.getByLabelText(words.fields.companySize), '51-200');
}
const submit = () => screen.getByRole('button');

it('says nothing while typing for the first time', async () => {
  const user = userEvent.setup();
  await show();
  await user.type(screen.getByLabelText(words.fields.email), 'not an address');
  await user.tab();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('lists what is missing, at the top and at each field, in the same words', async () => {
  const user = userEvent.setup();
  await show();
  await user.click(submit());
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  for (const message of [
    'First name is required',
    'Last name is required',
    'Email is required',
    'Organization is required',
    'Role is required',
    'Sector is required',
    'Company size is required',
  ]) {
    expect(within(summary).getByText(message)).toBeInTheDocument();
    expect(screen.getAllByText(message)).toHaveLength(2);
  }
  expect(document.title).toBe('Error: Book a demo');
  expect(fetchMock).not.toHaveBeenCalled();
  await user.click(within(summary).getByText('Role is required'));
  expect(screen.getByLabelText(words.fields.role)).toHaveFocus();
  expect(screen.getByLabelText(words.fields.role)).toHaveAccessibleDescription('Role is required');
});

it('follows corrections after the first attempt', async () => {
  const user = userEvent.setup();
  await show();
  await user.click(submit());
  await user.type(screen.getByLabelText(words.fields.email), 'ada');
  await waitFor(() => expect(screen.getAllByText('Invalid email address')).toHaveLength(2));
  await user.type(screen.getByLabelText(words.fields.email), '@company.example');
  await waitFor(() => expect(screen.queryByText('Invalid email address')).toBeNull());
});

it('asks for the other sector when the list does not have it', async () => {
  const user = userEvent.setup();
  await show();
  await fill(user);
  await user.selectOptions(screen.getByLabelText(words.fields.sector), 'other');
  await user.click(submit());
  expect(await screen.findAllByText('Please specify for Other')).toHaveLength(2);
});

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
  expect(within(success).getByRole('link', { name: 'The CSRD' })).toBeVisible();
  expect(sessionStorage.getItem('demoRequestDraft')).toBeNull();
  expect(sentValues()).toMatchObject({
    firstName: 'Ada',
    sector: 'energy',
    locale: 'en',
    website: '',
  });
});

it.each([
  ['a server error', () => Promise.resolve(answer(503)), words.failure.server],
  [
    'a full queue',
    () => Promise.resolve(answer(429, {}, { 'Retry-After': '30' })),
    'Try again in 30 seconds.',
  ],
  ['a lost connection', () => Promise.reject(new TypeError('network')), words.failure.server],
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
    expect(screen.getByLabelText(words.fields.email)).toHaveValue('ada@company.example');
    const mail = within(alert).getByRole('link').getAttribute('href') ?? '';
    expect(mail).toMatch(
      /^mailto:team@a\.example\?subject=Demo%20request&body=.*ada%40company\.example/,
    );
    await user.click(screen.getByRole('button', { name: words.failure.retry }));
    await screen.findByRole('status');
    expect(sentValues(1).requestId).toBe(sentValues(0).requestId);
  },
);

it('offers no e-mail after a failure when there is no address', async () => {
  const user = userEvent.setup();
  fetchMock.mockRejectedValue(new TypeError('network'));
  await show(receiver, null);
  await fill(user);
  await user.click(submit());
  expect(within(await screen.findByRole('alert')).queryByRole('link')).toBeNull();
  expect(screen.getByRole('button', { name: words.failure.retry })).toBeEnabled();
});

it('says so when the visitor is offline, and when the answer takes more than 15 s', async () => {
  expect(TIMEOUT).toBe(15_000);
  const user = userEvent.setup();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fetchMock.mockRejectedValueOnce(new TypeError('network'));
  await show();
  await fill(user);
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent(words.failure.offline);
  online.mockReturnValue(true);

  const timedOut = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  fetchMock.mockRejectedValueOnce(new DOMException('late', 'TimeoutError'));
  await user.click(submit());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words.failure.timeout));
  timedOut.mockRestore();
});

it('shows at its field what the receiver refused', async () => {
  const user = userEvent.setup();
  fetchMock.mockResolvedValue(
    answer(422, {
      errors: [{ field: 'email', code: 'email.invalid', message: 'Invalid email address' }],
    }),
  );
  await show();
  await fill(user);
  await user.click(submit());
  expect(await screen.findAllByText('Invalid email address')).toHaveLength(2);
});

it('restores a draft, under its number, and what was typed before the scripts came', async () => {
  sessionStorage.setItem(
    'demoRequestDraft',
    JSON.stringify({ firstName: 'Ada', requestId: 'r-1' }),
  );
  fetchMock.mockResolvedValue(answer(503));
  const user = userEvent.setup();
  await show();
  expect(screen.getByLabelText(words.fields.firstName)).toHaveValue('Ada');
  await user.type(screen.getByLabelText(words.fields.lastName), 'L');
  expect(JSON.parse(sessionStorage.getItem('demoRequestDraft') ?? '{}')).toMatchObject({
    firstName: 'Ada',
    lastName: 'L',
    requestId: 'r-1',
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
  expect(await screen.findByRole('alert')).toHaveTextContent(words.failure.server);
});
