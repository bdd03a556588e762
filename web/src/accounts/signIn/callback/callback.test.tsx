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

  test('lets who is signed in switch accounts, which ends the session of the other one', async () => {
    const { screen, router, gateway } = await renderApp(path, {
      ...home,
      [mutation]: signedIn(),
      signOut: {},
    });
    const before = readSession()?.token;
    await expect.element(screen.getByText(/^You’re already signed in/)).toBeVisible();
    expect(gateway.names()).not.toContain(`${mutation}Mutation`);

    await screen.getByRole('button', { name: 'Switch accounts' }).click();

    await expect.poll(() => router.state.location.pathname).toBe('/locations/1');
    expect(readSession()?.token).toMatch(/^token-of-callback-/);
    const ended = gateway.requests.find(({ name }) => name === 'endSessionOnServerMutation');
    expect(ended?.headers.get('Authorization')).toBe(`Bearer ${before}`);
  });

  test('lets who is signed in stay, without using the link, and keeps where they were going', async () => {
    const { screen, router, gateway } = await renderApp(path, { ...home, [mutation]: signedIn() });
    const before = readSession()?.token;

    await screen.getByRole('link', { name: 'Stay in this account' }).click();

    await expect.poll(() => router.state.location.pathname).toBe('/locations/1');
    expect(readSession()?.token).toBe(before);
    expect(gateway.names()).not.toContain(`${mutation}Mutation`);
  });

  test('keeps the session of who is signed in when the link is no good', async () => {
    const used = { errors: [refusal('CODE_EXPIRED', 'That link has expired or was used.')] };
    const { screen } = await renderApp(path, { [mutation]: used });
    const before = readSession()?.token;

    await screen.getByRole('button', { name: 'Switch accounts' }).click();

    await expect
      .element(screen.getByRole('link', { name: 'Stay in this account' }))
      .toHaveAttribute('href', '/locations/1');
    expect(readSession()?.token).toBe(before);
  });

  test('a sign-in link has no accessibility violations', async () => {
    const { screen } = await renderApp(path, {}, false);
    await expect.element(screen.getByRole('heading', button)).toBeVisible();
    await expectAccessible();
  });
});

test('a link to an account of an organization with single sign-on leads to another account, not to a code', async () => {
  const ssoOnly = { errors: [refusal('CONFLICT', 'This account signs in through its organization.')] };
  const { screen } = await renderApp(
    '/auth/callback/magic-link?token=a',
    { signInWithMagicLink: ssoOnly },
    false,
  );
  await screen.getByRole('button', button).click();

  await expect.element(screen.getByRole('alert')).toMatchTextContent('signs in through its organization');
  await expect
    .element(screen.getByRole('link', { name: 'Use another account' }))
    .toHaveAttribute('href', '/auth');
});

test.each([
  ['/auth/callback/oauth?token=a', 'We do not know this way of signing in.'],
  ['/auth/callback/sso', 'The link is incomplete.'],
])('the address %s says what is wrong and leads to the sign-in', async (path, message) => {
  const { screen, gateway } = await renderApp(path, {}, false);
  await expect.element(screen.getByText(message)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Sign in with a code' }))
    .toHaveAttribute('href', '/auth');
  expect(gateway.requests).toEqual([]);
});

test.each(['https://evil.example/', '//evil.example', '/\\evil.example'])(
  'a sign-in link never leads to %s',
  async (returnTo) => {
    const path = `/auth/callback/magic-link?token=a&returnTo=${encodeURIComponent(returnTo)}`;
    const { screen, router } = await renderApp(path, { ...home, signInWithMagicLink: signedIn() }, false);
    await screen.getByRole('button', button).click();
    await expect.poll(() => router.state.location.pathname).toBe('/locations/1/home');
  },
);
