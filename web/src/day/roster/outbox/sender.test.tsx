import { expect, test, vi } from 'vitest';
import { readSession } from '../../../accounts/signIn/session.ts';
import { createEnvironment } from '../../../platform/relay/createEnvironment.ts';
import { makeAct, makeLatePro, makeStartedGig, rosterPage } from '../../../testing/acts.ts';
import { fakeGateway } from '../../../testing/fakeGateway.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import type { Act } from './act.ts';
import { changeActs } from './actsStore.ts';
import { outboxOf } from './outbox.ts';

const pros = [makeLatePro(1), makeLatePro(2), makeLatePro(3)] as const;
const acts = pros.map((pro, index) => makeAct(pro, { order: index + 1, key: `key-${index + 1}` }));
const [first] = acts as [Act, ...Act[]];

/** The gateway's part: clocks everyone in. */
const clockInPros = ({ input }: { input: { applicationIds: string[] } }) => ({
  errors: [],
  results: input.applicationIds.map((id) => ({
    applicationId: id,
    errors: [],
    application: pros.find((pro) => pro.id === id),
  })),
});

const lost = () => Promise.reject(new TypeError('Failed to fetch'));

/** A tab with its own store, which sends from now on. */
function openTab() {
  const context = { token: 'token', locationId: null, appContext: 'marketplace' } as const;
  const outbox = outboxOf(createEnvironment({ context, onUnauthenticated: () => {} }), 'user-1');
  return { outbox, close: outbox.subscribe(() => {}) };
}

const keysOf = (gateway: ReturnType<typeof fakeGateway>) =>
  gateway.requests.map(({ headers }) => headers.get('Idempotency-Key'));

test('one of two tabs sends at a time, and each record goes out once in its order', async () => {
  await changeActs(() => acts);
  const gateway = fakeGateway({ clockInPros });
  const tabs = [openTab(), openTab()];
  await expect.poll(() => changeActs()).toEqual([]);
  for (const { close } of tabs) close();
  expect(keysOf(gateway)).toEqual(['key-1', 'key-2', 'key-3']);
});

test('a tab sends what another one has recorded', async () => {
  const gateway = fakeGateway({ clockInPros });
  const { outbox, close } = openTab();
  const onChanged = vi.fn<() => void>();
  const ignore = outbox.subscribe(onChanged);
  // It has looked, and found nothing to send.
  await expect.poll(() => onChanged.mock.calls.length).toBe(2);
  await changeActs(() => [first]);
  window.dispatchEvent(new StorageEvent('storage', { key: 'brigade.acts' }));
  await expect.poll(() => changeActs()).toEqual([]);
  ignore();
  close();
  expect(keysOf(gateway)).toEqual(['key-1']);
});

test('a record whose response is lost in a crash is sent again as the same request, and then the next one', async () => {
  await changeActs(() => acts.slice(0, 2));
  const gateway = fakeGateway({ clockInPros });
  gateway.intercept(lost);
  const crashed = openTab();
  await expect.poll(() => crashed.outbox.state().failure).not.toBeNull();
  crashed.close();
  expect(await changeActs()).toMatchObject([{ isSent: true }, { isSent: false }]);

  gateway.intercept(null);
  const { close } = openTab();
  await expect.poll(() => changeActs()).toEqual([]);
  close();
  const keys = keysOf(gateway);
  expect(new Set(keys.slice(0, -1))).toEqual(new Set(['key-1']));
  expect(keys.at(-1)).toBe('key-2');
});

test('a record that may have taken effect cannot be undone', async () => {
  await changeActs(() => [first]);
  fakeGateway({ clockInPros }).intercept(lost);
  const { outbox, close } = openTab();
  await expect.poll(() => outbox.state().failure).not.toBeNull();
  expect(outbox.state().acts).toMatchObject([{ isSent: true }]);
  await outbox.withdraw(first.order);
  close();
  expect(await changeActs()).toHaveLength(1);
});

test('a record that never left the browser can be undone', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await changeActs(() => acts.slice(0, 2));
  fakeGateway({ clockInPros }).intercept(lost);
  const { outbox, close } = openTab();
  await expect.poll(() => outbox.state().failure).not.toBeNull();
  expect(outbox.state().acts).toMatchObject([{ isSent: false }, { isSent: false }]);
  await outbox.withdraw(first.order);
  close();
  expect(await changeActs()).toMatchObject([{ order: 2, isSent: false }]);
});

test.each([
  ['was sent before, with a connection', true, [false]],
  ['began with a connection that was lost', false, [true, false]],
])('a record that %s cannot be undone without a connection', async (_what, isSent, online) => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  for (const value of online) isOnline.mockReturnValueOnce(value);
  await changeActs(() => [{ ...first, isSent }]);
  fakeGateway({ clockInPros }).intercept(lost);
  const { outbox, close } = openTab();
  await expect.poll(() => outbox.state().failure).not.toBeNull();
  await outbox.withdraw(first.order);
  close();
  expect(await changeActs()).toMatchObject([{ isSent: true }]);
});

test('what the gateway cannot do at all waits for a person, and holds up no other record', async () => {
  await changeActs(() => acts.slice(0, 2));
  const gateway = fakeGateway({ clockInPros });
  gateway.intercept(({ headers }) =>
    headers.get('Idempotency-Key') === 'key-1'
      ? Response.json({ data: null, errors: [{ message: 'Broken', extensions: { code: 'INVARIANT' } }] })
      : null,
  );
  const { close } = openTab();
  await expect.poll(() => changeActs()).toMatchObject([{ order: 1, refusal: 'Broken' }]);
  close();
});

test('a record at which the gateway fails again and again waits for a person, and holds up no other record', async () => {
  await changeActs(() => acts.slice(0, 2));
  const gateway = fakeGateway({ clockInPros });
  gateway.intercept(({ headers }) =>
    headers.get('Idempotency-Key') === 'key-1'
      ? Response.json({ data: null, errors: [{ message: 'Broken', extensions: { code: 'INTERNAL' } }] })
      : null,
  );
  const { close } = openTab();
  await expect
    .poll(() => {
      // Ends the pause before the next attempt.
      window.dispatchEvent(new Event('online'));
      return changeActs();
    })
    .toMatchObject([{ order: 1, refusal: 'Broken' }]);
  close();
  expect(keysOf(gateway).filter((key) => key === 'key-1')).toHaveLength(8);
});

test('no record is lost when the session ends: the same account sends it after its next sign-in', async () => {
  const gig = makeStartedGig(pros);
  const root = { gig, node: gig, clockInPros };
  await changeActs(() => [first]);
  const ended = await renderApp(rosterPage, root);
  ended.gateway.intercept(({ name }) =>
    name === 'clockInProsMutation' ? new Response('{}', { status: 401 }) : null,
  );
  await expect.poll(() => readSession()).toBeNull();
  expect(await changeActs()).toMatchObject([{ key: first.key, refusal: null }]);

  const { gateway } = await renderApp(rosterPage, root);
  await expect.poll(() => changeActs()).toEqual([]);
  expect(gateway.lastMutation()?.headers.get('Idempotency-Key')).toBe(first.key);
});
