import { expect, test, vi } from 'vitest';
import type { LiveBatch } from './liveBatch.ts';
import { createSharedEvents } from './sharedEvents.ts';

function eventAt(cursor: number, action: 'changed' | 'created' = 'changed'): LiveBatch {
  const entry = { cursor: String(cursor), subject: 'gig', id: 1, gig_id: 1, action } as const;
  return { cursor: String(cursor), hasGap: false, entries: [entry] };
}

const never = () => new AbortController().signal;

const fail = () => Promise.reject(new Error('out of order'));

function counting() {
  return vi.fn<() => Promise<string>>(() => Promise.resolve('result'));
}

test('equal subscriptions execute an event once', async () => {
  const shared = createSharedEvents<string>();
  const execute = counting();
  const members = [shared.join('a', never()), shared.join('a', never()), shared.join('a', never())];
  const results = await Promise.all(members.map((share) => share(eventAt(1), execute)));
  expect(results).toEqual(['result', 'result', 'result']);
  expect(execute).toHaveBeenCalledTimes(1);
});

test('another selection and another event are executed for themselves', async () => {
  const shared = createSharedEvents<string>();
  const execute = counting();
  const [share, other] = [shared.join('a', never()), shared.join('a', never())];
  await other(eventAt(0), execute);
  await share(eventAt(1), execute);
  await share(eventAt(1, 'created'), execute);
  await share(eventAt(2), execute);
  await share({ ...eventAt(2), hasGap: true }, execute);
  await shared.join('b', never())(eventAt(2), execute);
  expect(execute).toHaveBeenCalledTimes(6);
});

test('events without changes are never shared: they come at different times', async () => {
  const shared = createSharedEvents<string>();
  const execute = counting();
  const first = { cursor: '1', hasGap: false, entries: [] };
  for (const share of [shared.join('a', never()), shared.join('a', never())]) await share(first, execute);
  expect(execute).toHaveBeenCalledTimes(2);
});

test('another subscription executes the event when the one that did has ended', async () => {
  const shared = createSharedEvents<string>();
  const ended = new AbortController();
  const leader = shared.join('a', ended.signal);
  const others = [shared.join('a', never()), shared.join('a', never())];
  const cut = Promise.withResolvers<string>();
  const execute = counting();
  const led = leader(eventAt(1), () => cut.promise);
  const followed = others.map((share) => share(eventAt(1), execute));
  ended.abort();
  cut.reject(new Error('aborted'));
  expect(await led).toBeNull();
  expect(await Promise.all(followed)).toEqual(['result', 'result']);
  expect(execute).toHaveBeenCalledTimes(1);
});

test('a result that comes after the end of its subscription is not used: its calls were aborted', async () => {
  const shared = createSharedEvents<string>();
  const ended = new AbortController();
  const late = Promise.withResolvers<string>();
  const [leader, other] = [shared.join('a', ended.signal), shared.join('a', never())];
  const led = leader(eventAt(1), () => late.promise);
  const followed = other(eventAt(1), () => Promise.resolve('own'));
  ended.abort();
  late.resolve('incomplete');
  expect(await led).toBeNull();
  expect(await followed).toBe('own');
});

test('a subscription that has ended executes nothing for others', async () => {
  const shared = createSharedEvents<string>();
  const [leaderEnded, ended] = [new AbortController(), new AbortController()];
  const cut = Promise.withResolvers<string>();
  const execute = counting();
  const [leader, other] = [shared.join('a', leaderEnded.signal), shared.join('a', ended.signal)];
  const led = leader(eventAt(1), () => cut.promise);
  const followed = other(eventAt(1), execute);
  leaderEnded.abort();
  ended.abort();
  cut.resolve('incomplete');
  expect(await Promise.all([led, followed])).toEqual([null, null]);
  expect(execute).not.toHaveBeenCalled();
});

test('a failure reaches every subscription', async () => {
  const shared = createSharedEvents<string>();
  const both = [shared.join('a', never()), shared.join('a', never())].map((share) => share(eventAt(1), fail));
  for (const each of both) await expect(each).rejects.toThrow('out of order');
});

test('no result is kept for a subscription that is alone', async () => {
  const shared = createSharedEvents<string>();
  const ended = new AbortController();
  const execute = counting();
  const [share, other] = [shared.join('a', never()), shared.join('a', ended.signal)];
  await other(eventAt(1), execute);
  ended.abort();
  await share(eventAt(1), execute);
  await share(eventAt(1), execute);
  expect(execute).toHaveBeenCalledTimes(3);
});
