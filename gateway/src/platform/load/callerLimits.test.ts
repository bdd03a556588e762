import { beforeEach, describe, expect, test } from 'vitest';
import { CallAborted } from '../rest/restError.ts';
import { type CallerShare, createCallerLimits } from './callerLimits.ts';
import { defaultLoadSettings } from './loadSettings.ts';

let now = 0;
beforeEach(() => {
  now = 0;
});

/** Shares of callers, with the name of a caller and the number of its API token. */
function limits(overrides = {}) {
  const settings = { ...defaultLoadSettings, costAtOncePerCaller: 10_000, ...overrides };
  const { shareOf } = createCallerLimits(settings, () => now);
  return {
    shareOf: (caller: () => string, signal: AbortSignal, token: number | null = null) =>
      shareOf(() => ({ caller: caller(), token }), signal),
  };
}
const spendIn = (share: CallerShare, seconds: number) =>
  share.call('listGigs', () => {
    now += seconds * 1000;
    return Promise.resolve();
  });
const minutesOf = async (share: CallerShare) =>
  (await share.usedBySource()).flatMap(({ minutes }) => minutes);
const never = new AbortController().signal;

test('a caller runs operations up to a cost at once, and others run theirs beside it', async () => {
  const { shareOf } = limits();
  const first = shareOf(() => 'a', never);
  await first.admit(10_000);
  let hasBegun = false;
  const second = shareOf(() => 'a', never)
    .admit(10)
    .finally(() => {
      hasBegun = true;
    });
  await shareOf(() => 'b', never).admit(10_000);
  expect(hasBegun).toBe(false);
  first.release();
  await second;
  expect(hasBegun).toBe(true);
});

test('requests that come at the same time begin one by one, and those of another caller after one', async () => {
  const { shareOf } = limits();
  const begun: string[] = [];
  let turns = 0;
  const begin = async (caller: string) => {
    await shareOf(() => caller, never).begin();
    begun.push(`${caller} in turn ${turns}`);
  };
  const all = Promise.all(['a', 'a', 'a', 'b'].map(begin));
  for (; turns < 5; turns += 1) await new Promise(setImmediate);
  await all;
  expect(begun).toEqual(['a in turn 0', 'b in turn 1', 'a in turn 2', 'a in turn 3']);
});

test('a request whose client left while it waited to begin leaves its turn to the next', async () => {
  const { shareOf } = limits();
  const leaving = new AbortController();
  const requests = [never, leaving.signal, never].map((signal) => shareOf(() => 'a', signal).begin());
  leaving.abort();
  await expect(Promise.all(requests)).resolves.toHaveLength(3);
});

test('a caller with too many operations is refused with the time after which to try again', async () => {
  const { shareOf } = limits({ waitingPerCaller: 0 });
  await expect(shareOf(() => 'a', never).admit(1)).rejects.toMatchObject({
    extensions: {
      code: 'RATE_LIMITED',
      retryAfterSeconds: 1,
      http: { status: 429, headers: { 'retry-after': '1' } },
    },
  });
});

test('a caller is refused before its operation is known while its queue is full, and counts it as a refusal', async () => {
  const { shareOf } = limits({ waitingPerCaller: 1, costAtOncePerCaller: 10 });
  const running = shareOf(() => 'a', never);
  const next = shareOf(() => 'a', never);
  expect(next.refuse()).toBeNull();
  await running.admit(10);
  expect(next.refuse()).toBeNull();
  const waiting = shareOf(() => 'a', never).admit(10);
  expect(next.refuse()).toBe(1);
  expect(shareOf(() => 'b', never).refuse()).toBeNull();
  expect((await minutesOf(next))[0]).toMatchObject({ operations: 1, refusals: 1 });
  running.release();
  await waiting;
  expect(next.refuse()).toBeNull();
});

test('a caller whose calls took more time than it has is refused until it has earned some', async () => {
  const { shareOf } = limits({ callSeconds: 10, callSecondsPerSecond: 2 });
  const share = shareOf(() => 'a', never);
  const { promise: responded, resolve: respond } = Promise.withResolvers<void>();
  const calls = Array.from({ length: 3 }, () => share.call('listGigs', () => responded));
  await new Promise(setImmediate);
  now += 5_000;
  respond();
  await Promise.all(calls);
  await expect(share.admit(1)).rejects.toMatchObject({ extensions: { retryAfterSeconds: 3 } });
  await shareOf(() => 'b', never).admit(1);
  now += 3_000;
  await expect(share.admit(1)).resolves.toBeUndefined();
});

test('a caller whose calls hang with the REST API is charged a part of the time, and goes on when it is back', async () => {
  const { shareOf } = limits();
  const share = shareOf(() => 'a', never);
  const { promise: responded, resolve: respond } = Promise.withResolvers<void>();
  const calls = Array.from({ length: 8 }, () => share.call('getGig', () => responded));
  await new Promise(setImmediate);
  now += 60_000;
  respond();
  await Promise.all(calls);
  expect(share.callTime().left).toBe(80);
  await expect(share.admit(1)).resolves.toBeUndefined();
});

test('the limits say what is left of the time of REST calls, and when all of it is there again', async () => {
  const { shareOf } = limits({ callSeconds: 10, callSecondsPerSecond: 2, longestChargedSeconds: 20 });
  const share = shareOf(() => 'a', never);
  const spend = (seconds: number) =>
    share.call('listGigs', () => {
      now += seconds * 1000;
      return Promise.resolve();
    });
  const whole = { left: 10, limit: 10, fullInSeconds: 0, windowSeconds: 5 };
  expect(share.callTime()).toEqual(whole);
  await spend(2.5);
  expect(share.callTime()).toEqual({ ...whole, left: 7, fullInSeconds: 2 });
  await spend(20);
  expect(share.callTime()).toEqual({ ...whole, left: 0, fullInSeconds: 10 });
  expect(shareOf(() => 'b', never).callTime()).toEqual(whole);
});

test('a few calls of a caller are made at once; those of others need not wait for the rest', async () => {
  const { shareOf } = limits({ callsAtOncePerCaller: 2 });
  const share = shareOf(() => 'a', never);
  const { promise: responded, resolve: respond } = Promise.withResolvers<void>();
  let made = 0;
  const calls = Array.from({ length: 5 }, () =>
    share.call('getGig', () => {
      made += 1;
      return responded;
    }),
  );
  await shareOf(() => 'b', never).call('getGig', () => Promise.resolve());
  expect(made).toBe(2);
  respond();
  await Promise.all(calls);
  expect(made).toBe(5);
});

test('a caller that used most of the time makes one call at once while others are active, and many when alone', async () => {
  const { shareOf } = limits({ callsAtOncePerCaller: 4 });
  const share = shareOf(() => 'greedy', never);
  const other = shareOf(() => 'modest', never);
  let underWay = 0;
  let response = Promise.withResolvers<void>();
  const make = async () => {
    underWay += 1;
    await response.promise;
    now += 1_000;
    underWay -= 1;
  };
  const respondToAll = async () => {
    const { resolve } = response;
    response = Promise.withResolvers();
    resolve();
    await new Promise(setImmediate);
  };
  const calls = Array.from({ length: 12 }, () => share.call('getGig', make));
  await new Promise(setImmediate);
  expect(underWay).toBe(4);
  await respondToAll();
  expect(underWay).toBe(4);
  await other.call('getMe', () => Promise.resolve());
  await respondToAll();
  expect(underWay).toBe(1);
  const light = [other.call('getMe', make), other.call('getMe', make)];
  await new Promise(setImmediate);
  expect(underWay).toBe(3);
  await respondToAll();
  await Promise.all(light);
  expect(underWay).toBe(1);
  // No one else has been active for ten seconds.
  now += 10_000;
  await respondToAll();
  expect(underWay).toBe(2);
  await respondToAll();
  await Promise.all(calls);
});

test('no call is made for a client that left while it waited', async () => {
  const { shareOf } = limits();
  await expect(
    shareOf(() => 'a', AbortSignal.abort()).call('getGig', () => Promise.reject(new Error('was made'))),
  ).rejects.toThrow(CallAborted);
});

test('an event waits for its turn, which lasts until it is released', async () => {
  const { shareOf } = limits();
  const running = shareOf(() => 'a', never);
  await running.admit(10_000);
  const stream = shareOf(() => 'a', never);
  const paced = stream.pace(5_000);
  running.release();
  await paced;
  let hasBegun = false;
  const next = shareOf(() => 'a', never)
    .admit(10_000)
    .finally(() => {
      hasBegun = true;
    });
  await shareOf(() => 'b', never).admit(1);
  expect(hasBegun).toBe(false);
  stream.release();
  await next;
});

test('an event of a caller that has used up its time waits instead of being refused', async () => {
  const { shareOf } = limits({ callSeconds: 1, callSecondsPerSecond: 1 });
  const share = shareOf(() => 'a', never);
  await share.call('listGigs', () => {
    now += 3_000;
    return Promise.resolve();
  });
  const leaving = new AbortController();
  const stream = shareOf(() => 'a', leaving.signal);
  const paced = stream.pace(1);
  leaving.abort();
  await expect(paced).rejects.toThrow('aborted');
});

test('what ran, what was refused and the REST calls count as use, and what waited for a caller that left does not', async () => {
  const { shareOf } = limits({ waitingPerCaller: 1, costAtOncePerCaller: 10 });
  const running = shareOf(() => 'a', never);
  await running.admit(10);
  await running.call('listGigs', () => Promise.resolve());
  const leaving = new AbortController();
  const waiting = shareOf(() => 'a', leaving.signal).admit(10);
  await expect(shareOf(() => 'a', never).admit(10)).rejects.toMatchObject({
    extensions: { code: 'RATE_LIMITED' },
  });
  leaving.abort();
  await expect(waiting).rejects.toThrow(CallAborted);

  const used = await minutesOf(running);
  const sum = (name: 'operations' | 'refusals' | 'restCalls') =>
    used.reduce((total, minute) => total + minute[name], 0);
  expect([sum('operations'), sum('refusals'), sum('restCalls')]).toEqual([1, 1, 1]);
  await expect(minutesOf(shareOf(() => 'b', never))).resolves.toEqual([]);
});

describe('API tokens', () => {
  const few = { callSeconds: 10, callSecondsPerSecond: 2, longestChargedSeconds: 20 };

  test('a token has a part of the share, and its account goes on when that is used up', async () => {
    const { shareOf } = limits(few);
    const [token, other] = [shareOf(() => 'a', never, 12), shareOf(() => 'a', never, 13)];
    const session = shareOf(() => 'a', never);
    expect(token.callTime()).toEqual({ left: 5, limit: 5, fullInSeconds: 0, windowSeconds: 5 });
    await spendIn(token, 6);
    await expect(token.admit(1)).rejects.toMatchObject({ extensions: { retryAfterSeconds: 2 } });
    expect(token.callTime()).toEqual({ left: 0, limit: 5, fullInSeconds: 6, windowSeconds: 5 });
    await expect(session.admit(1)).resolves.toBeUndefined();
    await expect(other.admit(1)).resolves.toBeUndefined();
    now += 2_000;
    await expect(token.admit(1)).resolves.toBeUndefined();
  });

  test('tokens of an account have no more than the account together', async () => {
    const { shareOf } = limits(few);
    const tokens = [12, 13, 14].map((token) => shareOf(() => 'a', never, token));
    const before = now;
    for (const token of tokens) {
      // At the same moment.
      now = before;
      await spendIn(token, 4);
    }
    now = before;
    const rested = shareOf(() => 'a', never, 15);
    expect(rested.callTimes()).toMatchObject({ ofCaller: { left: 0 }, ofToken: { left: 5 } });
    expect(rested.callTime().left).toBe(0);
    await expect(rested.admit(1)).rejects.toMatchObject({ extensions: { code: 'RATE_LIMITED' } });
    await expect(shareOf(() => 'b', never, 16).admit(1)).resolves.toBeUndefined();
  });

  test('use is counted for each token, and for all sessions together', async () => {
    const { shareOf } = limits(few);
    await shareOf(() => 'a', never).admit(1);
    await spendIn(
      shareOf(() => 'a', never, 13),
      1,
    );
    await shareOf(() => 'a', never, 12).admit(1);
    await shareOf(() => 'a', never, 12).admit(1);
    const used = await shareOf(() => 'a', never).usedBySource();
    expect(used.map(({ token, minutes }) => [token, minutes[0]?.operations, minutes[0]?.restCalls])).toEqual([
      [null, 1, 0],
      [12, 2, 0],
      [13, 0, 1],
    ]);
    expect(used.map(({ callTime }) => callTime.limit)).toEqual([10, 5, 5]);
  });
});
