import { describe, expect, test, vi } from 'vitest';
import { readSession } from '../../../accounts/signIn/session.ts';
import { makePreview } from '../../../testing/invitations.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import { fault, makeViewer, refusal } from '../../../testing/world.ts';
import { expectAccessible } from '../../../testing/axe.ts';

const path = '/invitations/accept/token';
const organizationPath = '/organization/invitations/accept/token';

/** Opens the link signed out. */
function openAsVisitor(address: string, facts: Record<string, unknown> = {}, root = {}) {
  return renderApp(address, { viewer: null, invitationPreview: makePreview(facts), ...root }, false);
}

describe('an invitation, signed out', () => {
  test('an invitation shows the team, the role, the inviter, and the expiry, in one request', async () => {
    const { screen, gateway } = await openAsVisitor(path);

    await expect.element(screen.getByRole('heading', { name: 'Join Grill 1' })).toBeVisible();
    const main = screen.getByRole('main');
    await expect
      .element(main)
      .toMatchTextContent('Elena Marchetti invites you to a location of Copperfinch Hospitality.');
    await expect.element(main).toMatchTextContent('Team member');
    await expect.element(main).toMatchTextContent('Posts shifts, decides on applicants, and pays.');
    await expect.element(main).toMatchTextContent('Sent to n•••@elsewhere.example, good until');
    await expect.poll(() => document.title).toBe('Join Grill 1 · Brigade');
    expect(gateway.names()).toEqual(['InvitationScreenQuery']);
    expect(gateway.requests[0]?.variables).toEqual({ scope: 'LOCATION', token: 'token' });
    expect(gateway.requests[0]?.headers.has('authorization')).toBe(false);
  });

  test.each([
    [path, '', '/auth?returnTo=/invitations/accept/token'],
    [
      organizationPath,
      '?email=nora%40elsewhere.example',
      '/auth?returnTo=/organization/invitations/accept/token&email=nora%40elsewhere.example',
    ],
  ])('an invitation at %s%s leads to signing in and back', async (address, query, href) => {
    const { screen } = await openAsVisitor(`${address}${query}`);

    await expect
      .element(screen.getByRole('link', { name: 'Sign in to accept' }))
      .toHaveAttribute('href', href);
  });

  test('an invitation to an organization says so', async () => {
    const { screen, gateway } = await openAsVisitor(organizationPath, { locationName: null, role: 'ADMIN' });

    await expect.element(screen.getByRole('heading', { name: 'Join Copperfinch Hospitality' })).toBeVisible();
    await expect
      .element(screen.getByRole('main'))
      .toMatchTextContent('Elena Marchetti invites you to run the whole organization.');
    expect(gateway.requests[0]?.variables).toMatchObject({ scope: 'ORGANIZATION' });
  });

  test('an invitation without names says what is known', async () => {
    const unnamed = { locationName: null, organizationName: null, inviterName: null, role: null };
    const { screen } = await openAsVisitor(path, unnamed);

    await expect.element(screen.getByRole('heading', { name: 'Join the team' })).toBeVisible();
    const main = screen.getByRole('main');
    await expect.element(main).toMatchTextContent('A manager invites you to a location.');
    await expect.element(main).toMatchTextContent('Another role');
  });

  test('an invitation of someone else can be left alone, and come back to', async () => {
    const { screen } = await openAsVisitor(path);
    await screen.getByRole('button', { name: 'Not me' }).click();

    await expect.element(screen.getByRole('heading', { name: 'Not for you?' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Use another account' })).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Back to the invitation' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Join Grill 1' })).toBeVisible();
  });
});

describe('a link that is no good', () => {
  test('a link that is no good because it was used says so', async () => {
    const { screen } = await openAsVisitor(path, { status: 'ACCEPTED' });

    await expect
      .element(screen.getByRole('heading', { name: 'This invitation has already been accepted' }))
      .toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
  });

  test('a link that is no good because it was withdrawn says what to do', async () => {
    const { screen } = await openAsVisitor(path, {}, { invitationPreview: fault('NOT_FOUND') });

    await expect
      .element(screen.getByRole('heading', { name: 'This invitation is no longer available' }))
      .toBeVisible();
  });

  test('a link that is no good because it has expired offers to ask for a new one', async () => {
    const requestNewInvitation = vi.fn<() => unknown>(() => ({ errors: [] }));
    const { screen } = await openAsVisitor(path, { status: 'EXPIRED' }, { requestNewInvitation });

    await expect
      .element(screen.getByRole('main'))
      .toMatchTextContent(/It was for Grill 1, and expired on .*\. Elena Marchetti can send you a new one\./);
    await screen.getByRole('button', { name: 'Request a new invitation' }).click();
    await expect
      .element(screen.getByRole('alert'))
      .toMatchTextContent(/^Request sent.*Elena Marchetti gets an email\./);
    await expect
      .element(screen.getByRole('button', { name: 'Request a new invitation' }))
      .not.toBeInTheDocument();
    expect(requestNewInvitation).toHaveBeenCalledOnce();
  });

  test('a link that has expired and was asked about already says that it takes time', async () => {
    const message = 'A new invitation was already requested. It can take a day or two.';
    const { screen } = await openAsVisitor(
      path,
      { status: 'EXPIRED', inviterName: null },
      { requestNewInvitation: { errors: [refusal('RATE_LIMITED', message)] } },
    );
    await screen.getByRole('button', { name: 'Request a new invitation' }).click();

    await expect.element(screen.getByRole('alert')).toMatchTextContent(message);
    await expect.element(screen.getByRole('button', { name: 'Request a new invitation' })).toBeVisible();
  });

  test('a link that is no good because the server is down can be tried again', async () => {
    const { screen } = await openAsVisitor(path, {}, { invitationPreview: fault('UPSTREAM_UNAVAILABLE') });

    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

test('someone who is signed in with the wrong account signs out and comes back', async () => {
  const { screen, router } = await renderApp(path, {
    invitationPreview: makePreview(),
    signOut: { errors: [] },
  });
  await screen.getByRole('button', { name: 'Not me' }).click();
  await screen.getByRole('button', { name: 'Use another account' }).click();

  await expect.element(screen.getByRole('button', { name: 'Send me a code' })).toBeVisible();
  expect(readSession()).toBeNull();
  await expect.poll(() => router.state.location.href).toBe('/auth?returnTo=/invitations/accept/token');
});

test.each([
  ['open', {}, 'Sign in to accept'],
  ['expired', { status: 'EXPIRED' }, 'Request a new invitation'],
  ['used', { status: 'ACCEPTED' }, 'Go to my locations'],
])('the page of an invitation that is %s has no accessibility violations', async (_, facts, name) => {
  const { screen } = await openAsVisitor(path, facts);
  await expect.element(screen.getByText(name)).toBeVisible();

  await expectAccessible();
});

test('the viewer is named, however they sign in', async () => {
  const viewer = makeViewer({ fullName: '', email: null, phoneNumber: '+16465550103' });
  const { screen } = await renderApp(path, { viewer, invitationPreview: makePreview() });

  await expect.element(screen.getByText('You are signed in as +16465550103.')).toBeVisible();
});
