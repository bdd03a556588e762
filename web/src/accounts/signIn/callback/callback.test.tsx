import { describe, expect, test } from 'vitest';
import { renderApp } from '../../../testing/renderApp.tsx';
import { connection, makeLocation, makeViewer, refusal } from '../../../testing/world.ts';
import { expectAccessible } from '../../../testing/axe.ts';
import { readSession } from '../session.ts';

const home = { location: makeLocation(1, { gigs: () => connection([], {}) }) };

let sessions = 0;
/** A session of its own, so that no data of another test is seen. */
const signedIn = (viewer = makeViewer()) => ({
  errors: [],
  token: `token-of-callback-${(sessions += 1)}`,
  expiresInSeconds: 60,
  viewer,
});
const button = { name: 'Finish signing in' };

describe.each([
  ['magic-link', 'signInWithMagicLink'],
  ['sso', 'signInWithSso'],
] as const)('/auth/callback/%s', (type, mutation) => {
  const path = `/auth/callback/${type}?token=a-token&returnTo=/locations/1`;

  test('spends the token only when a person asks for it, and goes on', async () => {
    const { screen, router, gateway } = await renderApp(path, { ...home, [mutation]: signedIn() }, false);
    await expect.element(screen.getByRole('heading', button)).toBeVisible();
    expect(gateway.requests).toEqual([]);

    await screen.getByRole('button', button).click();

    await expect.poll(() => router.state.location.pathname).toBe('/locations/1');
    expect(gateway.requests[0]?.variables).toEqual({ input: { token: 'a-token' } });
    expect(readSession()?.token).toMatch(/^token-of-callback-/);
  });

  test('leads a new account to the sign-up', async () => {
    const viewer = makeViewer({ needsSignUp: true });
    const { screen, router } = await renderApp(path, { viewer, [mutation]: signedIn(viewer) }, false);
    await screen.getByRole('button', button).click();
    await expect.poll(() => router.state.location.href).toBe('/signup?returnTo=/locations/1');
  });

  test('says why a link is no good, and keeps where the person was going', async () => {
    const used = { errors: [refusal('CODE_EXPIRED', 'That link has expired or was used.')] };
    const { screen } = await renderApp(path, { [mutation]: used }, false);
    await screen.getByRole('button', button).click();
    await expect.element(screen.getByRole('alert')).toMatchTextContent('That link has expired or was used.');
    await expect
      .element(screen.getByRole('link', { name: 'Sign in with a code' }))
      .toHaveAttribute('href', '/auth?returnTo=/locations/1');
  });

  test('tries again when the gateway could not be reached', async () => {
    const { screen, router, gateway } = await renderApp(path, { ...home, [mutation]: signedIn() }, false);
    gateway.intercept(() => Promise.reject(new TypeError('Failed to fetch')));
    await screen.getByRole('button', button).click();
    await expect.element(screen.getByRole('alert')).toMatchTextContent('could not be reached');
    gateway.intercept(null);
    await screen.getByRole('button', button).click();
    await expect.poll(() => router.state.location.pathname).toBe('/locations/1');
  });

  test('has no accessibility violations', async () => {
    const { screen } = await renderApp(path, {}, false);
    await expect.element(screen.getByRole('heading', button)).toBeVisible();
    await expectAccessible();
  });
});

test.each([
  ['/auth/callback/oauth?token=a', 'We do not know this way of signing in.'],
  ['/auth/callback/sso', 'The link is incomplete.'],
])('%s says what is wrong and leads to the sign-in', async (path, message) => {
  const { screen, gateway } = await renderApp(path, {}, false);
  await expect.element(screen.getByText(message)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Sign in with a code' }))
    .toHaveAttribute('href', '/auth');
  expect(gateway.requests).toEqual([]);
});

test.each(['https://evil.example/', '//evil.example', '/\\evil.example'])(
  'never leads to %s',
  async (returnTo) => {
    const path = `/auth/callback/magic-link?token=a&returnTo=${encodeURIComponent(returnTo)}`;
    const { screen, router } = await renderApp(path, { ...home, signInWithMagicLink: signedIn() }, false);
    await screen.getByRole('button', button).click();
    await expect.poll(() => router.state.location.pathname).toBe('/locations/1/home');
  },
);
