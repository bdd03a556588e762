import { expect, test } from 'vitest';
import { makeGroup, makeNetworkLocation } from '../testing/network.ts';
import { renderApp } from '../testing/renderApp.tsx';
import { connection, makeLocation, makeViewer, type Page } from '../testing/world.ts';
import { expectAccessible } from '../testing/axe.ts';

const script = { isOn: false, seed: 7 };
const act = {
  number: 1,
  kind: 'ACCEPT_OFFER',
  happenedAt: '2026-03-02T16:10:00Z',
  refusal: null,
  proName: 'Maya R.',
  gigNumber: 12,
  locationNumber: 1,
  position: 'Dishwasher',
  gigStartsAt: '2026-03-04T23:00:00Z',
  gigTimeZone: 'America/Chicago',
};

function makeSandbox(others: object = {}) {
  return {
    __typename: 'Sandbox',
    clock: { now: '2026-03-02T16:00:00Z', offsetSeconds: 3600, nextEventAt: '2026-03-02T17:00:00Z' },
    script,
    acts: [act, { ...act, number: 2, kind: 'CONFIRM', refusal: 'The time to confirm is over.' }],
    ...others,
  };
}

const open = async (root: object = {}) => {
  const app = await renderApp('/locations', { sandbox: makeSandbox(), ...root });
  await app.screen.getByRole('button', { name: 'Time and pros' }).click();
  return app;
};

test('without a sandbox there is no bar', async () => {
  const { screen } = await renderApp('/locations');

  await expect.element(screen.getByRole('main')).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Sandbox' })).not.toBeInTheDocument();
});

test('shows what pros did, and why an action failed', async () => {
  const { screen } = await open();
  const list = screen.getByRole('list', { name: /What happened/ });

  await expect.element(list.getByText('Maya R.').first()).toBeVisible();
  await expect.element(list.getByText(/accepted the offer/)).toBeVisible();
  await expect.element(list.getByText('The time to confirm is over.')).toBeVisible();
  await expect
    .element(list.getByRole('link').first())
    .toHaveAttribute('href', '/locations/1/gigs/12/applicants');
  await expectAccessible();
});

test('an hour on: a long move goes on until it has arrived, and the panel refetches', async () => {
  const moves: object[] = [];
  const { screen, gateway } = await open({
    moveSandboxClock: ({ input }: { input: object }) => {
      moves.push(input);
      return { errors: [], target: '2026-03-02T17:00:00Z', isComplete: moves.length > 1 };
    },
  });
  await screen.getByRole('button', { name: '+ 1 hour' }).click();

  await expect.poll(() => moves).toHaveLength(2);
  expect(moves[0]).toMatchObject({ advanceMinutes: 60 });
  expect(moves[1]).toMatchObject({ until: '2026-03-02T17:00:00Z' });
  await expect
    .poll(() => gateway.names().filter((name) => name === 'SandboxPanelQuery').length)
    .toBeGreaterThan(1);
});

test('the way back says first what does not move with the clock', async () => {
  const moves: object[] = [];
  const { screen } = await open({
    moveSandboxClock: ({ input }: { input: object }) => {
      moves.push(input);
      return { errors: [], target: null, isComplete: true };
    },
  });
  await screen.getByRole('button', { name: 'Back to real time' }).click();
  const question = screen.getByRole('alertdialog', { name: 'Move the clock back?' });
  await expect.element(question.getByText(/Shifts that have ended stay ended/)).toBeVisible();
  await expectAccessible();
  expect(moves).toEqual([]);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question).not.toBeInTheDocument();

  await screen.getByRole('button', { name: 'Back to real time' }).click();
  await question.getByRole('button', { name: 'Move back' }).click();
  await expect.poll(() => moves).toMatchObject([{ reset: true }]);
  await expect.element(question).not.toBeInTheDocument();
});

test('the switch changes immediately, and an error is shown', async () => {
  const { screen } = await open({
    setSandboxScript: () => ({ errors: [{ message: 'Not now.', code: 'CONFLICT', path: [] }] }),
  });
  const pros = screen.getByRole('switch', { name: /Simulate pros/ });
  await pros.click();

  await expect.element(screen.getByText('Not now.')).toBeVisible();
  await expect.element(pros).not.toBeChecked();
});

test('another seed is a whole number', async () => {
  const seeds: unknown[] = [];
  const { screen } = await open({
    setSandboxScript: ({ input }: { input: object }) => {
      seeds.push(input);
      return { errors: [] };
    },
  });
  const field = screen.getByRole('textbox', { name: 'Seed' });
  await field.fill('7a');
  await expect.element(screen.getByText('A whole number from 1 to 999999')).toBeVisible();
  await field.fill('42');
  await screen.getByRole('button', { name: 'Use' }).click();

  await expect.poll(() => seeds).toMatchObject([{ seed: 42 }]);
});

const moved = { errors: [], target: null, isComplete: true };

test('a list that follows no line is refetched once the time was moved', async () => {
  const groups = [makeGroup(1, [])];
  const { screen } = await renderApp('/locations/1/connect/groups', {
    sandbox: makeSandbox(),
    location: () => makeNetworkLocation({ groups }),
    moveSandboxClock: () => {
      groups.push(makeGroup(2, []));
      return moved;
    },
  });
  await expect.element(screen.getByRole('link', { name: 'Group 1' })).toBeVisible();
  await screen.getByRole('button', { name: 'Time and pros' }).click();
  await screen.getByRole('button', { name: '+ 1 day' }).click();
  await expect.element(screen.getByRole('link', { name: 'Group 2' })).toBeVisible();
});

test('a list that refreshes itself is refetched, too', async () => {
  const locations = [makeLocation(1)];
  const { screen } = await open({
    viewer: () => makeViewer({ locations: (page: Page) => connection(locations, page) }),
    moveSandboxClock: () => {
      locations.push(makeLocation(7));
      return moved;
    },
  });
  await screen.getByRole('button', { name: '+ 1 day' }).click();
  await expect.element(screen.getByRole('link', { name: 'Grill 7', exact: true })).toBeVisible();
});
