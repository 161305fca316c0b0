import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import type { SignedIn } from '@/islands/sign-in/session';
import type { SignInMessages, SignInSettings } from '@/islands/sign-in/settings';
import { SignIn } from '@/islands/sign-in/sign-in';

type SignedInProps = ComponentProps<typeof SignedIn>;

/** The session's code, as the island loads it. Each test says how it goes. */
export const mockModule = {
  openSession: jest.fn(),
  signIn: jest.fn(),
  signOut: jest.fn(),
  endOf: jest.fn(),
  forget: jest.fn(),
  SignedIn: ({ messages, platformUrl, onSignOut }: SignedInProps) => (
    <>
      <p>Camille Martin</p>
      {platformUrl && <a href={platformUrl}>{messages.platform}</a>}
      <button type="button" onClick={onSignOut}>
        {messages.signOut}
      </button>
    </>
  ),
};
export const mockReload = jest.fn();
jest.mock('@/lib/browser/loading', () => ({
  ...jest.requireActual('@/lib/browser/loading'),
  reload: () => mockReload(),
}));

/** An error stands for code that cannot be loaded. */
export const mockLoading: { failure: Error | null } = { failure: null };
jest.mock('@/islands/sign-in/session', () => {
  if (mockLoading.failure) throw mockLoading.failure;
  return mockModule;
});

const messages = new Proxy({}, { get: (_messages, name) => String(name) }) as SignInMessages;
export const settings: SignInSettings = {
  clientId: 'site',
  authority: 'https://id.example/',
  redirectUri: 'https://www.example/signup/',
  knownAuthorities: [],
  protocol: 'OIDC',
};
export const pending = new Promise<never>(() => {});
/** How the session starts. */
export const opens = (start: 'account' | 'expired' | 'cancelled' | 'nothing') =>
  mockModule.openSession.mockResolvedValue({ client: {}, start });

export async function show(
  address = '/signup/',
  email: string | null = 'contact@vigie-esg.example',
) {
  history.replaceState(null, '', address);
  render(
    <SignIn
      settings={settings}
      messages={messages}
      email={email}
      platformUrl="https://platform.example/"
      section="sign-in"
    />,
  );
  await act(async () => {});
}
export const button = (name: string) => screen.findByRole('button', { name });
export const click = async (name: string) => userEvent.click(await button(name));

beforeEach(() => {
  jest.resetModules();
  jest.resetAllMocks();
  sessionStorage.clear();
  mockLoading.failure = null;
  opens('nothing');
  mockModule.signIn.mockReturnValue(pending);
  mockModule.endOf.mockReturnValue(Date.now() + 3600_000);
  mockModule.forget.mockResolvedValue(undefined);
});
