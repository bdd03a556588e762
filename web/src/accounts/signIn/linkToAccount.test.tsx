import { beforeEach, describe, expect, test } from 'vitest';
import { renderApp } from '../../testing/renderApp.tsx';
import { connection, makeViewer, refusal } from '../../testing/world.ts';
import { expectAccessible } from '../../testing/axe.ts';
import { readSession } from './session.ts';

const viewer = makeViewer({
  firstName: 'Morgan',
  lastName: 'Avery',
  phoneNumber: '+12125550100',
  isEmailVerified: true,
  isPhoneVerified: false,
  isSsoLogin: false,
  smsOptIn: false,
  sessions: () => connection([], {}),
});
const sent = { requestSignInCode: { errors: [], resendAfterSeconds: 30, expiresInSeconds: 600 } };
const email = '/auth/email?linkToAccount=true&returnTo=/settings';

let token: string | undefined;
beforeEach(() => {
  token = undefined;
});

async function open(path: string, root: Record<string, unknown> = {}, isSignedIn = true) {
  const app = await renderApp(path, { viewer, ...sent, ...root }, isSignedIn);
  token = readSession()?.token;
  return app;
}

describe('another address for the account that is signed in', () => {
  test('another sign-in address is asked for, proven by a code, and shown in the settings', async () => {
    const changed = { ...viewer, email: 'morgan@brigade.example' };
    const { screen, router, gateway } = await open(email, { changeAddress: { errors: [], viewer: changed } });
    await expect.element(screen.getByRole('heading', { name: 'Your email address' })).toBeVisible();
    await screen.getByRole('textbox', { name: /Email address/ }).fill('morgan@brigade.example');
    await screen.getByRole('button', { name: 'Send me a code' }).click();
    await screen.getByRole('textbox', { name: /6-digit code/ }).fill('123456');

    // A message does not stay.
    await expect.element(screen.getByText('You can sign in with this address now')).toBeVisible();
    await expect.poll(() => router.state.location.href).toBe('/settings');
    const request = gateway.requests.find(({ name }) => name === 'changeAddressMutation');
    expect(request?.variables).toEqual({ input: { email: 'morgan@brigade.example', code: '123456' } });
    expect(request?.headers.get('Authorization')).toBe(`Bearer ${token}`);
    // The email has no link, which would open an account of its own.
    const asked = gateway.requests.find(({ name }) => name === 'signInRequestsCodeMutation');
    expect(asked?.variables).toEqual({
      input: { email: 'morgan@brigade.example', purpose: 'CHANGE_ADDRESS' },
    });
    // The account stays signed in.
    expect(readSession()?.token).toBe(token);
    expect(gateway.names()).not.toContain('signInRequestsMutation');
  });

  test('an address that opens another account is refused, and the way to link the two is shown', async () => {
    const taken = refusal('ALREADY_EXISTS', 'Another account signs in with this phone number.', {}, [
      'phone',
    ]);
    const { screen } = await open(
      '/auth/phone/verify?linkToAccount=true&phone=%2B12125550142&returnTo=/settings',
      { changeAddress: { errors: [taken], viewer: null } },
    );
    await screen.getByRole('textbox', { name: /6-digit code/ }).fill('123456');

    await expect.element(screen.getByText('Another account signs in with this phone number.')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Link your accounts' }))
      .toHaveAttribute('href', '/account-linking');
    await expect.element(screen.getByRole('button', { name: 'Use this number' })).toBeDisabled();
  });

  test('another sign-in address need not be given after all', async () => {
    const { screen, router } = await open(email);
    await screen.getByRole('link', { name: 'Cancel' }).click();
    await expect.poll(() => router.state.location.href).toBe('/settings');
  });

  test('never leads off this origin', async () => {
    const { screen } = await open('/auth/email?linkToAccount=true&returnTo=https://evil.example');
    await expect.element(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/');
  });

  test('asking for another address is a sign-in for who is not signed in', async () => {
    const { screen, router } = await open(email, {}, false);
    await expect.element(screen.getByRole('heading', { name: 'Welcome to Brigade' })).toBeVisible();
    await expect.poll(() => router.state.location.href).toBe('/auth?returnTo=/settings');
  });

  test('the form of another sign-in address has no accessibility violations', async () => {
    const { screen } = await open(email);
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible();
  });
});
