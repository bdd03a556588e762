import { describe, expect, test } from 'vitest';
import { renderApp } from '../../testing/renderApp.tsx';
import { connection, makeLocation, makeViewer, refusal } from '../../testing/world.ts';
import { expectAccessible } from '../../testing/axe.ts';
import { readSession } from './session.ts';

const home = { location: makeLocation(1, { gigs: () => connection([], {}) }) };
const sent = { requestSignInCode: { errors: [], resendAfterSeconds: 30, expiresInSeconds: 600 } };
const accepted = {
  signIn: { errors: [], token: 'token-of-sign-in', expiresInSeconds: 60, viewer: makeViewer() },
};

const limited = (seconds: string) => ({
  requestSignInCode: {
    errors: [refusal('RATE_LIMITED', 'Too many codes were asked for.', { retryAfterSeconds: seconds })],
  },
});

describe('signing in', () => {
  test('leads from a screen to the sign-in and back to that screen', async () => {
    const { screen, router, gateway } = await renderApp(
      '/locations/1?statuses=ready',
      { ...home, ...sent, ...accepted },
      false,
    );
    await expect.element(screen.getByRole('heading', { name: 'Welcome to Brigade' })).toBeVisible();
    await expect
      .poll(() => router.state.location.href)
      .toBe('/auth?returnTo=/locations/1%3Fstatuses%3Dready');

    await screen.getByRole('textbox', { name: /Email address/ }).fill('Manager@brigade.example');
    await screen.getByRole('button', { name: 'Send me a code' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
    expect(gateway.requests.at(0)?.variables).toEqual({
      input: { email: 'Manager@brigade.example', returnTo: '/locations/1?statuses=ready' },
    });
    expect(gateway.requests.at(0)?.headers.get('Authorization')).toBeNull();

    // The last digit is enough.
    await screen.getByRole('textbox', { name: /6-digit code/ }).fill('123456');
    await expect.poll(() => router.state.location.href).toBe('/locations/1?statuses=ready');
    expect(readSession()?.token).toBe('token-of-sign-in');
    await expect
      .element(screen.getByRole('heading', { name: 'No shifts match these filters' }))
      .toBeVisible();
    await expect
      .poll(() => gateway.last('GigListScreenQuery')?.headers.get('Authorization'))
      .toBe('Bearer token-of-sign-in');
  });

  test('signing in by phone sends the number in its normal form', async () => {
    const { screen, router, gateway } = await renderApp('/auth', { ...sent }, false);
    await screen.getByRole('link', { name: 'Use a phone number instead' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/auth/phone');
    await screen.getByRole('textbox', { name: /Phone number/ }).fill('(212) 555-0142');
    await screen.getByRole('button', { name: 'Send me a code' }).click();
    await expect.element(screen.getByText('(212) 555-0142')).toBeVisible();
    expect(gateway.requests.at(0)?.variables).toEqual({ input: { phone: '+12125550142' } });
  });

  test('says what is wrong with an address before anything is sent', async () => {
    const { screen, gateway } = await renderApp('/auth/email', {}, false);
    await screen.getByRole('textbox', { name: /Email address/ }).fill('no one');
    await screen.getByRole('button', { name: 'Send me a code' }).click();
    await expect.element(screen.getByText('Invalid email address')).toBeVisible();
    expect(gateway.names()).not.toContain('signInRequestsCodeMutation');
  });

  test('goes on to the code when one was sent a moment ago, and shows other refusals', async () => {
    const soon = await renderApp('/auth/email?email=a@b.example', limited('30'), false);
    await soon.screen.getByRole('button', { name: 'Send me a code' }).click();
    await expect.element(soon.screen.getByRole('timer')).toBeVisible();
    await soon.screen.unmount();

    const later = await renderApp('/auth/email?email=a@b.example', limited('1800'), false);
    await later.screen.getByRole('button', { name: 'Send me a code' }).click();
    await expect.element(later.screen.getByText('Too many codes were asked for.')).toBeVisible();
  });

  test('says how many attempts a wrong code leaves', async () => {
    const { screen } = await renderApp(
      '/auth/email/verify?email=a@b.example',
      {
        signIn: {
          errors: [refusal('CODE_INVALID', 'That code is not right.', { attemptsLeft: '1' }, ['code'])],
        },
      },
      false,
    );
    await screen.getByRole('textbox', { name: /6-digit code/ }).fill('000000');
    await expect.element(screen.getByText('That code is not right. 1 attempt left.')).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: /6-digit code/ })).toHaveFocus();
  });

  test('asks for a new code once the old one is used up, and waits before the next', async () => {
    const { screen, gateway } = await renderApp(
      '/auth/email/verify?email=a@b.example',
      {
        ...sent,
        signIn: { errors: [refusal('TOO_MANY_ATTEMPTS', 'Too many wrong codes. Request a new one.')] },
      },
      false,
    );
    await screen.getByRole('textbox', { name: /6-digit code/ }).fill('000000');
    await expect.element(screen.getByText('Too many wrong codes. Request a new one.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Sign in' })).toBeDisabled();
    await screen.getByRole('button', { name: 'Send a new code' }).click();
    await expect.element(screen.getByRole('timer')).toMatchTextContent(/^\d+ s$/);
    await expect.element(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
    expect(gateway.names()).toContain('signInRequestsCodeMutation');
  });

  test('points to the outbox in a demo, and to nothing in production', async () => {
    const demo = await renderApp(
      '/auth/email/verify?email=a@b.example',
      { sandbox: { outboxUrl: '/outbox', messages: [] } },
      false,
    );
    await expect
      .element(demo.screen.getByRole('link', { name: /outbox/ }))
      .toHaveAttribute('href', '/outbox?to=a%40b.example');
    await demo.screen.unmount();

    const production = await renderApp('/auth/email/verify?email=a@b.example', { sandbox: null }, false);
    await expect.poll(() => production.gateway.names()).toContain('signInRequestsOutboxQuery');
    await expect.element(production.screen.getByText('This is a demo')).not.toBeInTheDocument();
  });

  test('a new account is completed first, and then goes on to the screen', async () => {
    const { screen, router } = await renderApp(
      '/auth/email/verify?email=a@b.example&returnTo=/locations/1',
      {
        ...home,
        viewer: makeViewer({ needsSignUp: true }),
        signIn: { ...accepted.signIn, token: 'token-of-newcomer', viewer: makeViewer({ needsSignUp: true }) },
      },
      false,
    );
    await screen.getByRole('textbox', { name: /6-digit code/ }).fill('123456');
    await expect.poll(() => router.state.location.href).toBe('/signup?returnTo=/locations/1');
  });

  test('leads someone whose account was stopped to support', async () => {
    const { screen } = await renderApp(
      '/auth/email/verify?email=a@b.example',
      { signIn: { errors: [refusal('ACCOUNT_INACTIVE', 'This account is not active.')] } },
      false,
    );
    await screen.getByRole('textbox', { name: /6-digit code/ }).fill('123456');
    await expect
      .element(screen.getByRole('link', { name: 'Write to support' }))
      .toHaveAttribute('href', expect.stringMatching(/^mailto:/));
  });

  test('says so when the gateway cannot be reached', async () => {
    const { screen, gateway } = await renderApp('/auth/email?email=a@b.example', {}, false);
    gateway.intercept(() => Promise.reject(new TypeError('Failed to fetch')));
    await screen.getByRole('button', { name: 'Send me a code' }).click();
    await expect.element(screen.getByRole('alert')).toMatchTextContent('could not be reached');
  });

  test('never leads off this origin, and never to the sign-in of someone signed in', async () => {
    const { router } = await renderApp('/auth?returnTo=https://evil.example/x', home);
    await expect.poll(() => router.state.location.pathname).toBe('/locations/1/home');
  });

  test.each(['/auth', '/auth/phone/verify?phone=%2B12125550142'])(
    '%s has no accessibility violations',
    async (path) => {
      const { screen } = await renderApp(path, {}, false);
      await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible();
    },
  );
});
