import { readFileSync } from 'node:fs';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { DemoForm } from '@/browser/islands/demo-form/demo-form';
import type { FormMessages } from '@/browser/islands/demo-form/messages';
import type { DemoFormConfig } from '@/lib/config/demo-form';

const catalogue = JSON.parse(readFileSync('messages/en.json', 'utf8'));
export const messages: FormMessages = {
  ...catalogue.demoForm.words,
  ...catalogue.demoRequest,
  choose: catalogue.demoRequest.receiver.choose,
};
export const receiver: DemoFormConfig & { endpoint: string } = {
  endpoint: '/api/demo-requests/',
  extraFields: {},
  success: 'receiver',
};

export const fetchMock = jest.fn();
/** What `fetch` resolves to. */
export const answer = (
  status: number,
  body: unknown = {},
  headers: Record<string, string> = {},
) => ({
  ok: status >= 200 && status < 300,
  status,
  headers: { get: (name: string) => headers[name] ?? null },
  json: async () => body,
});
export const sentValues = (call = 0) =>
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
  document.title = 'Book a demo | Vigie ESG';
  history.replaceState(null, '', '/');
});

/** Shows the form, untouched. */
export const renderForm = (config = receiver, email: string | null = 'team@a.example') =>
  render(
    <DemoForm
      locale="en"
      messages={messages}
      config={config}
      email={email}
      law="/checker/law-en.json"
      calendar="/checker/dates-en.ics"
      guides={[{ href: '/en/guides/csrdguide/', title: 'The CSRD' }]}
      notice={[['notice']]}
    />,
  );

/** Shows the form, and brings it into use so that it answers in place. */
export async function show(config = receiver, email: string | null = 'team@a.example') {
  const result = renderForm(config, email);
  const field = screen.getByLabelText(messages.fields.firstName);
  fireEvent.focus(field);
  await waitFor(() => expect(field.closest('form')).toHaveAttribute('data-in-place'));
  return result;
}

const typed = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@company.example',
  organization: 'Analytical',
  role: 'CFO',
};

/** Fills in everything but the other sector. */
export async function fill(user: ReturnType<typeof userEvent.setup>) {
  for (const [name, value] of Object.entries(typed))
    await user.type(screen.getByLabelText(messages.fields[name as keyof typeof typed]), value);
  await user.selectOptions(screen.getByLabelText(messages.fields.sector), 'energy');
  await user.selectOptions(screen.getByLabelText(messages.fields.companySize), '51-200');
}
export const submit = () => screen.getByRole('button');
