import { beforeEach, describe, expect, test } from 'vitest';
import { readSession } from '../signIn/session.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { scrollToLast } from '../../testing/scrollToLast.ts';
import { connection, makeViewer, type Page, refusal } from '../../testing/world.ts';
import { expectAccessible } from '../../testing/axe.ts';

interface FakeSession {
  readonly id: string;
  readonly deviceName: string | null;
}

function makeSession(databaseId: number, facts: Record<string, unknown> = {}) {
  return {
    __typename: 'Session',
    id: `session-${databaseId}`,
    databaseId,
    deviceName: 'Safari on iPhone',
    isCurrent: false,
    createdAt: '2026-03-01T15:00:00Z',
    lastUsedAt: '2026-03-02T15:00:00Z',
    ...facts,
  };
}

let sessions: FakeSession[];
beforeEach(() => {
  sessions = [
    makeSession(1, { deviceName: 'Chrome on Windows', isCurrent: true }),
    makeSession(2),
    makeSession(3, { deviceName: null }),
  ];
});

const ending = {
  endSession: ({ input }: { input: { sessionId: string } }) => {
    sessions = sessions.filter(({ id }) => id !== input.sessionId);
    return { errors: [], endedSessionId: input.sessionId };
  },
};

function open(root: Record<string, unknown> = {}) {
  const viewer = makeViewer({
    firstName: 'Morgan',
    lastName: 'Avery',
    phoneNumber: null,
    isEmailVerified: true,
    isPhoneVerified: false,
    isSsoLogin: false,
    smsOptIn: false,
    sessions: (page: Page) => connection(sessions, page),
  });
  return renderApp('/settings', { viewer, node: viewer, ...root });
}

describe('the sessions', () => {
  test('sessions say on which device, since when, and which is this one', async () => {
    const { screen } = await open();
    const rows = screen.getByRole('region', { name: /Where you are signed in/ }).getByRole('listitem');

    await expect.element(rows).toHaveLength(3);
    await expect.element(rows.nth(0)).toMatchTextContent(/Chrome on Windows\s*This device/);
    await expect.element(rows.nth(1)).toMatchTextContent(/Safari on iPhone\s*Last used Mon, Mar 2/);
    await expect.element(rows.nth(2)).toMatchTextContent('Unknown device');
    // This one ends by signing out.
    await expect.element(rows.nth(0).getByRole('button')).not.toBeInTheDocument();
    await expectAccessible();
  });

  test('sessions end one by one', async () => {
    const { screen } = await open(ending);
    await screen.getByRole('button', { name: 'End the session on Safari on iPhone' }).click();

    await expect.element(screen.getByText('Safari on iPhone is signed out')).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: 'End the session on Safari on iPhone' }))
      .not.toBeInTheDocument();
    await expect.element(screen.getByText('Unknown device')).toBeVisible();
  });

  test('sessions stay when one cannot be ended, and it is said', async () => {
    const { screen } = await open({
      endSession: { errors: [refusal('NOT_FOUND', 'There is no such session.')], endedSessionId: null },
    });
    await screen.getByRole('button', { name: 'End the session on Safari on iPhone' }).click();

    await expect.element(screen.getByText('There is no such session.')).toBeVisible();
    await expect.element(screen.getByText('Safari on iPhone')).toBeVisible();
  });

  test('the list of sessions loads more when there are many', async () => {
    sessions = Array.from({ length: 30 }, (_, index) =>
      makeSession(index + 1, { deviceName: `Device ${index + 1}` }),
    );
    const { screen } = await open();
    await expect.element(screen.getByText('Device 25')).toBeInTheDocument();
    await expect.poll(() => scrollToLast(screen.getByText(/^Device /))).toBe(30);
  });
});

async function ask(root: Record<string, unknown> = {}) {
  const app = await open(root);
  await app.screen.getByRole('button', { name: 'Sign out everywhere' }).click();
  return { ...app, dialog: app.screen.getByRole('alertdialog', { name: 'Sign out everywhere?' }) };
}

describe('signing out everywhere', () => {
  test('signing out everywhere ends all sessions after a question, and leads to the sign-in', async () => {
    const { dialog, router, gateway } = await ask({ signOut: { errors: [] } });
    await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();

    await expect.poll(() => router.state.location.pathname).toBe('/auth');
    expect(readSession()).toBeNull();
    expect(gateway.requests.find(({ name }) => name === 'signOutEverywhereMutation')?.variables).toEqual({
      input: { everywhere: true },
    });
  });

  test('signing out everywhere ends nothing without a yes', async () => {
    const { dialog, gateway } = await ask();
    await dialog.getByRole('button', { name: 'Cancel' }).click();

    await expect.element(dialog).not.toBeInTheDocument();
    expect(gateway.names()).not.toContain('signOutEverywhereMutation');
    expect(readSession()).not.toBeNull();
  });

  test('signing out everywhere without the gateway leaves this session, so that no one believes it was done', async () => {
    const { dialog, screen, gateway } = await ask();
    gateway.intercept(() => Promise.reject(new TypeError('Failed to fetch')));
    await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();

    await expect.element(screen.getByText(/could not be reached/)).toBeVisible();
    expect(readSession()).not.toBeNull();
  });
});
