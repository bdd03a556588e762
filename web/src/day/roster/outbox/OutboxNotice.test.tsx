import { expect, test } from 'vitest';
import { makeAct, makeLatePro, makeStartedGig, rosterPage } from '../../../testing/acts.ts';
import { expectAccessible } from '../../../testing/axe.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import { connection, makeLocation } from '../../../testing/world.ts';
import { changeActs } from './actsStore.ts';

const shifts = '/locations/1';
const pro = makeLatePro(1);

const rootOf = (gig: ReturnType<typeof makeStartedGig>, root: object) => ({
  location: makeLocation(1, { gigs: connection([gig], {}) }),
  gig,
  node: gig,
  ...root,
});

/** Opens the list of shifts in a browser that holds an act, and nothing else: a crash may lose its local storage. */
async function renderShifts(facts: Parameters<typeof makeAct>[1], root: object = {}) {
  const gig = makeStartedGig([pro]);
  await changeActs(() => [makeAct(pro, facts)]);
  return renderApp(shifts, rootOf(gig, root));
}

const clockedIn = () => ({
  errors: [],
  results: [{ applicationId: pro.id, errors: [], application: pro }],
});

test('after a crash, what waits is sent as soon as the app opens on any screen', async () => {
  const { gateway } = await renderShifts({}, { clockInPros: clockedIn });
  await expect.poll(() => gateway.lastMutation()?.headers.get('Idempotency-Key')).toBe('key');
  await expect.poll(() => changeActs()).toEqual([]);
});

test('what waits is sent from the next screen, once the connection is back', async () => {
  const gig = makeStartedGig([pro]);
  const { screen, router, gateway } = await renderApp(rosterPage, rootOf(gig, { clockInPros: clockedIn }));
  await expect.element(screen.getByRole('button', { name: 'Clock in Pro 1' })).toBeVisible();
  gateway.intercept(({ name }) => (name === 'clockInProsMutation' ? Response.error() : null));
  await screen.getByRole('button', { name: 'Clock in Pro 1' }).click();
  await expect.element(screen.getByText('· Waiting to send')).toBeVisible();
  const [act] = await changeActs();

  await router.navigate({ href: shifts });
  await expect.element(screen.getByText(/1 entry is saved on this device/)).toBeVisible();
  gateway.intercept(null);
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => changeActs()).toEqual([]);
  expect(gateway.lastMutation()?.headers.get('Idempotency-Key')).toBe(act?.key);
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

test('what another account recorded is neither said nor sent', async () => {
  const gig = makeStartedGig([pro]);
  await changeActs(() => [makeAct(pro, { accountId: 'another' })]);
  const { screen, gateway } = await renderApp(shifts, rootOf(gig, {}));
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(gateway.lastMutation()).toBeUndefined();
  await expect.element(screen.getByText(/on this device/)).not.toBeInTheDocument();
  expect(await changeActs()).toHaveLength(1);
});
