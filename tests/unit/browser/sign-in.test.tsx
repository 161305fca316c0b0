/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import type { SignedIn } from '@/browser/islands/sign-in/session';
import type { SignInMessages, SignInSettings } from '@/browser/islands/sign-in/settings';
import { SignIn } from '@/browser/islands/sign-in/sign-in';
import { answerIn, readMarker, writeMarker } from '@/browser/islands/sign-in/use-session';

// What tests/e2e/sign-in.spec.ts, which signs in and out at a provider, does not come to.

type SignedInProps = ComponentProps<typeof SignedIn>;

/** The session's code, as the island loads it. Each test says how it goes. */
const mockModule = {
  openSession: jest.fn(),
  signIn: jest.fn(),
  signOut: jest.fn(),
  endOf: jest.fn(),
  renew: jest.fn(),
  forget: jest.fn(),
  SignedIn: ({ messages, onSignOut }: SignedInProps) => (
    <>
      <p>Camille Martin</p>
      <button type="button" onClick={onSignOut}>
        {messages.signOut}
      </button>
    </>
  ),
};
const mockReload = jest.fn();
jest.mock('@/lib/browser/loading', () => ({
  ...jest.requireActual('@/lib/browser/loading'),
  reload: () => mockReload(),
}));

/** An error stands for code that cannot be loaded. */
const mockLoading: { failure: Error | null } = { failure: null };
jest.mock('@/browser/islands/sign-in/session', () => {
  if (mockLoading.failure) throw mockLoading.failure;
  return mockModule;
});

const messages = new Proxy({}, { get: (_messages, name) => String(name) }) as SignInMessages;
const settings: SignInSettings = {
  clientId: 'site',
  authority: 'https://id.example/',
  redirectUri: 'https://www.example/signup/',
  knownAuthorities: [],
  protocol: 'OIDC',
  renews: false,
};
const pending = new Promise<never>(() => {});
/** How the session starts. */
const opens = (start: 'account' | 'expired' | 'cancelled' | 'nothing') =>
  mockModule.openSession.mockResolvedValue({ client: {}, start });

async function show(address = '/signup/', email: string | null = 'contact@vigie-esg.example') {
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
const button = (name: string) => screen.findByRole('button', { name });
const click = async (name: string) => userEvent.click(await button(name));

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

it('loads the page again when its code could not be loaded, and the answer is not lost', async () => {
  addEventListener('error', (event) => event.preventDefault(), { once: true });
  mockLoading.failure = new Error('ChunkLoadError');
  await show('/signup/#code=abc&state=xyz');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(location.hash).not.toContain('code');
  mockLoading.failure = null;
  await click('retry');
  expect(mockReload).toHaveBeenCalledTimes(1);
  expect(location.hash).toBe('#code=abc&state=xyz');
});

it.each([
  ['#code=a&state=b', '', '#code=a&state=b'],
  ['#error=access_denied&state=b', '', '#error=access_denied&state=b'],
  ['#sign-in', '?code=a&state=b', '?code=a&state=b'],
  ['#sign-in', '?state=b', null],
  ['', '?code=promo', null],
])('finds the answer in %j and %j', (hash, search, expected) => {
  expect(answerIn({ hash, search })).toBe(expected);
});

it.each(['expired', 'nothing'] as const)(
  'asks to sign in again when the session that the tab remembers is gone: %s',
  async (start) => {
    opens(start);
    writeMarker('signed-in');
    await show();
    expect(await button('signIn')).toBeEnabled();
    expect(screen.queryAllByText('expired')).toHaveLength(start === 'expired' ? 1 : 0);
    expect(readMarker()).toBeNull();
  },
);

it('notices that the session expired while the device slept', async () => {
  opens('account');
  writeMarker('signed-in');
  await show();
  expect(await screen.findByText('Camille Martin')).toBeVisible();
  mockModule.endOf.mockReturnValue(0);
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * 3600_000);
  try {
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('expired')).toBeVisible();
  } finally {
    now.mockRestore();
  }
});

it('goes on while the session is renewed, and ends once it cannot be', async () => {
  jest.useFakeTimers();
  try {
    opens('account');
    writeMarker('signed-in');
    mockModule.renew.mockResolvedValueOnce(true).mockResolvedValue(false);
    mockModule.endOf.mockImplementation(() => Date.now() + 3600_000);
    await show();
    await act(() => jest.advanceTimersByTimeAsync(3600_000));
    expect(screen.getByText('Camille Martin')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(3600_000));
    expect(screen.getByText('expired')).toBeVisible();
    expect(mockModule.renew).toHaveBeenCalledTimes(2);
  } finally {
    jest.useRealTimers();
  }
});

it('says so when the provider could not be told of the sign-out', async () => {
  opens('account');
  mockModule.signOut.mockRejectedValue(new Error('network_error'));
  writeMarker('signed-in');
  await show();
  await click('signOut');
  expect(await screen.findByText('leftHere')).toBeVisible();
  expect(readMarker()).toBeNull();
});
