/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { readMarker, writeMarker } from '@/islands/sign-in/use-session';
import { button, click, mockModule, opens, pending, show } from './shown-sign-in';

it('restores a session without moving the focus', async () => {
  opens('account');
  writeMarker('signed-in');
  await show();
  expect(await screen.findByText('Camille Martin')).toBeVisible();
  expect(document.body).toHaveFocus();
});

it('asks to sign in again when the session that the tab remembers has expired', async () => {
  opens('expired');
  writeMarker('signed-in');
  await show();
  expect(await screen.findByText('expired')).toBeVisible();
  expect(await button('signIn')).toBeEnabled();
  expect(readMarker()).toBeNull();
});

it('asks to sign in again as soon as the session expires, and forgets it', async () => {
  opens('account');
  mockModule.endOf.mockReturnValue(Date.now() + 300);
  writeMarker('signed-in');
  await show();
  expect(await screen.findByText('Camille Martin')).toBeVisible();
  expect(await screen.findByText('expired')).toBeVisible();
  expect(screen.queryByText('Camille Martin')).toBeNull();
  expect(mockModule.forget).toHaveBeenCalledTimes(1);
  expect(readMarker()).toBeNull();
  await click('signIn');
  expect(mockModule.openSession).toHaveBeenCalledTimes(2);
});

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

it('forgets a session that has ended', async () => {
  writeMarker('signed-in');
  await show();
  expect(await button('signIn')).toBeEnabled();
  expect(readMarker()).toBeNull();
});

it('leaves for the provider to sign out', async () => {
  opens('account');
  mockModule.signOut.mockReturnValue(pending);
  writeMarker('signed-in');
  await show();
  await click('signOut');
  expect(await button('loading')).toBeVisible();
  expect(readMarker()).toBe('leaving');
});

it('says on return that the visitor is signed out', async () => {
  writeMarker('leaving');
  await show('/signup/?state=xyz');
  expect(await screen.findByText('left')).toBeVisible();
  expect(mockModule.openSession).not.toHaveBeenCalled();
  expect(location.href).toMatch(/\/signup\/#sign-in$/);
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
