import { describe, expect, test, vi } from 'vitest';
import { makePreview } from '../../../testing/invitations.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import { fault, makeLocation, refusal } from '../../../testing/world.ts';
import { expectAccessible } from '../../../testing/axe.ts';

const path = '/invitations/accept/token';
const accepted = { errors: [], location: { ...makeLocation(2), viewerAccess: 'TEAM_MEMBER' } };

interface Input {
  phoneNumber?: string;
  isConfirmed?: boolean;
}

/**
 * Opens the link signed in and accepts; the gateway answers by what was said before.
 *
 * @param team the location's name, for those tests that wait for the message with it: messages outlive a test
 */
async function accept(respond: (input: Input) => unknown, team = 'Grill 1') {
  const acceptInvitation = vi.fn<(args: { input: Input }) => unknown>(({ input }) => respond(input));
  const app = await renderApp(path, {
    invitationPreview: makePreview({ locationName: team }),
    acceptInvitation,
    location: makeLocation(2, { mode: 'HIRE' }),
  });
  await expect
    .element(app.screen.getByText('You are signed in as Morgan Avery, manager@brigade.example.'))
    .toBeVisible();
  await app.screen.getByRole('button', { name: 'Accept', exact: true }).click();
  return { ...app, acceptInvitation };
}

test('accepting navigates to the location, shows a toast, and refetches the viewer', async () => {
  const { screen, router, acceptInvitation } = await accept(() => accepted);

  await expect.element(screen.getByText('You joined Grill 1')).toBeVisible();
  await expect.poll(() => router.state.location.pathname).toBe('/locations/2');
  expect(acceptInvitation.mock.calls.map(([{ input }]) => input)).toEqual([
    { scope: 'LOCATION', token: 'token' },
  ]);
});

describe('an account with another email address', () => {
  const question = {
    errors: [refusal('CONFIRMATION_REQUIRED', 'This invitation is for n•••@elsewhere.example. Is that you?')],
  };

  test('an account with another email address accepts after a yes', async () => {
    const { screen, acceptInvitation } = await accept(
      ({ isConfirmed }) => (isConfirmed ? accepted : question),
      'Grill 2',
    );
    await expect
      .element(screen.getByRole('alert'))
      .toMatchTextContent('This invitation is for n•••@elsewhere.example. Is that you?');
    await expectAccessible();
    await screen.getByRole('button', { name: 'Yes, accept with this account' }).click();

    await expect.element(screen.getByText('You joined Grill 2')).toBeVisible();
    expect(acceptInvitation).toHaveBeenCalledTimes(2);
  });

  test('an account with another email address can be changed for another', async () => {
    const { screen } = await accept(() => question);

    await expect.element(screen.getByRole('button', { name: 'Use another account' })).toBeVisible();
  });
});

describe('an invitation that names a phone number', () => {
  const message = 'This invitation is for a number ending in 0188. Is that you?';
  const question = { errors: [refusal('CONFIRMATION_REQUIRED', message, {}, ['phoneNumber'])] };

  test('an invitation that names a phone number asks for it, and says what is no number', async () => {
    const { screen, acceptInvitation } = await accept(
      ({ phoneNumber }) => (phoneNumber === '+16465550188' ? accepted : question),
      'Grill 3',
    );
    await expect.element(screen.getByRole('alert')).toMatchTextContent(message);
    await expectAccessible();
    const field = screen.getByRole('textbox', { name: 'Your phone number' });
    const submit = screen.getByRole('button', { name: 'Accept with this number' });

    await field.fill('12');
    await submit.click();
    await expect.element(screen.getByText('Invalid phone number')).toBeVisible();
    expect(acceptInvitation).toHaveBeenCalledTimes(1);

    await field.fill('(646) 555-0188');
    await submit.click();
    await expect.element(screen.getByText('You joined Grill 3')).toBeVisible();
  });

  test('an invitation that names a phone number takes the word of who has another number by now', async () => {
    const { screen } = await accept(({ isConfirmed }) => (isConfirmed ? accepted : question), 'Grill 4');
    await screen.getByRole('button', { name: 'This is me, but my number has changed' }).click();

    await expect.element(screen.getByText('You joined Grill 4')).toBeVisible();
  });
});

test.each([
  ['EXPIRED', makePreview({ status: 'EXPIRED' }), 'This invitation has expired'],
  ['INVALID_TRANSITION', makePreview({ status: 'ACCEPTED' }), 'This invitation has already been accepted'],
  ['NOT_FOUND', fault('NOT_FOUND'), 'This invitation is no longer available'],
])('a link that is no longer valid (%s) shows its current state', async (code, now, heading) => {
  let preview: unknown = makePreview();
  const { screen } = await renderApp(path, {
    invitationPreview: () => preview,
    acceptInvitation: () => {
      preview = now;
      return { errors: [refusal(code, 'No good any more.')] };
    },
  });
  await screen.getByRole('button', { name: 'Accept', exact: true }).click();

  await expect.element(screen.getByRole('heading', { name: heading })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
});

test('a refusal that may pass leaves the button for another try', async () => {
  const message = 'Too many requests. Try again in a minute.';
  const { screen } = await accept(() => ({ errors: [refusal('RATE_LIMITED', message)] }));

  await expect.element(screen.getByRole('alert')).toMatchTextContent(message);
  await expect.element(screen.getByRole('button', { name: 'Accept', exact: true })).toBeEnabled();
});
