import { describe, expect, test } from 'vitest';
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

const refused = (order: number, key: string) =>
  makeAct(pro, { order, key, refusal: 'This pro has already clocked in.' });

describe('what the server has refused of a roster that does not open', () => {
  const gone = { gig: null, node: null, clockInPros: clockedIn };

  test('a refused act of a roster that does not open is discarded on another screen, and what waits behind it is sent', async () => {
    const other = makeLatePro(2);
    await changeActs(() => [
      refused(1, 'key-1'),
      makeAct(pro, { order: 2, key: 'key-2' }),
      makeAct(other, { order: 3, key: 'key-3', refusal: 'This pro was sent home.' }),
    ]);
    const { screen, gateway } = await renderApp(shifts, { ...rootOf(makeStartedGig([pro]), {}), ...gone });
    await screen.getByRole('button', { name: 'Discard…' }).click();
    const dialog = screen.getByRole('alertdialog', { name: 'Discard 2 entries?' });
    await expect.element(dialog).toMatchTextContent(/Clock-in, .*: This pro has already clocked in\./);
    await expect.element(dialog).toMatchTextContent(/: This pro was sent home\./);
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await expect.poll(() => changeActs()).toEqual([]);
    await expect.element(screen.getByText(/your decision/)).not.toBeInTheDocument();
    expect(gateway.lastMutation()?.headers.get('Idempotency-Key')).toBe('key-2');
  });

  test('a refused act of a roster that does not open is discarded on the page of that roster', async () => {
    await changeActs(() => [refused(1, 'key-1')]);
    const { screen } = await renderApp(rosterPage, { ...rootOf(makeStartedGig([pro]), {}), ...gone });
    await screen.getByRole('button', { name: 'Discard…' }).click();
    await expect.element(screen.getByRole('link', { name: 'Open the roster' })).not.toBeInTheDocument();
    const dialog = screen.getByRole('alertdialog', { name: 'Discard 1 entry?' });
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await expect.poll(() => changeActs()).toEqual([]);
    await expect.element(screen.getByText(/your decision/)).not.toBeInTheDocument();
  });
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
