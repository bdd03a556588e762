import { expect, test } from 'vitest';
import { makeAct, makeLatePro, makeStartedGig, rosterPage } from '../../../testing/acts.ts';
import { expectAccessible } from '../../../testing/axe.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import { connection, makeLocation } from '../../../testing/world.ts';
import { changeActs } from './actsStore.ts';

const shifts = '/locations/1';
const pro = makeLatePro(1);

/** Opens the list of shifts in a browser that holds an act. */
async function renderShifts(facts: Parameters<typeof makeAct>[1], root: object = {}) {
  const gig = makeStartedGig([pro]);
  await changeActs(() => [makeAct(pro, facts)]);
  return renderApp(
    shifts,
    { location: makeLocation(1, { gigs: connection([gig], {}) }), gig, node: gig, ...root },
    true,
    { 'brigade.acts': 'changed' },
  );
}

const clockedIn = () => ({
  errors: [],
  results: [{ applicationId: pro.id, errors: [], application: pro }],
});

test('what waits is sent from every screen, and then the browser holds nothing', async () => {
  const { gateway } = await renderShifts({}, { clockInPros: clockedIn });
  await expect.poll(() => gateway.lastMutation()?.headers.get('Idempotency-Key')).toBe('key');
  await expect.poll(() => changeActs()).toEqual([]);
  await expect.poll(() => localStorage.getItem('brigade.acts')).toBeNull();
});

test('what cannot be sent is said on every screen', async () => {
  const { screen } = await renderShifts({}, { clockInPros: () => Promise.reject(new Error('No server')) });
  await expect.element(screen.getByText(/1 entry is saved on this device/)).toBeVisible();
  await expectAccessible();
});

test('what the server has refused is said on every screen, which leads to its roster', async () => {
  const { screen, router } = await renderShifts({ refusal: 'This pro has already clocked in.' });
  await expect.element(screen.getByText('1 entry of a roster needs your decision')).toBeVisible();
  await expectAccessible();
  await screen.getByRole('link', { name: 'Open the roster' }).click();
  await expect.poll(() => router.state.location.pathname).toBe(rosterPage);
  await expect.element(screen.getByText('This pro has already clocked in.')).toBeVisible();
  await expect.element(screen.getByText('1 entry of a roster needs your decision')).not.toBeInTheDocument();
});

test('a browser that holds nothing loads nothing of this', async () => {
  const gig = makeStartedGig([pro]);
  const { screen, gateway } = await renderApp(shifts, {
    location: makeLocation(1, { gigs: connection([gig], {}) }),
  });
  await changeActs(() => [makeAct(pro, { accountId: 'another' })]);
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(gateway.lastMutation()).toBeUndefined();
});
