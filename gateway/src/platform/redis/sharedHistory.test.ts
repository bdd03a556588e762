import { beforeEach, expect, test } from 'vitest';
import { createRedisData, type RedisData } from '../../testing/redis/redisData.ts';
import type { Reply, Send } from './reply.ts';
import type { CallerKey } from '../load/callerKey.ts';
import { createSharedClock } from './sharedClock.ts';
import { createSharedHistory } from './sharedHistory.ts';

const nine = Date.parse('2026-03-02T09:00:00Z');
const minute = 60_000;
const key = (caller: string, token: number | null = null): CallerKey => ({ caller, token });

let now = 0;
let redis: RedisData;
beforeEach(() => {
  now = 12_000;
  redis = createRedisData(() => nine + now);
});

const send: Send = (commands) => Promise.resolve(commands.map((command) => redis.run(command) as Reply));

function gateway({ began = 0 } = {}) {
  let scheduled = 0;
  const history = createSharedHistory(
    {
      key: 'brigade:use',
      now: () => now + began,
      isUp: () => true,
      schedule: () => {
        scheduled += 1;
      },
    },
    createSharedClock(nine - began),
  );
  return {
    ...history,
    minutes: (caller: string) => history.read(caller, send),
    sync: () => send(history.take().commands),
    scheduled: () => scheduled,
  };
}

test('what an account uses at several gateways adds up by minute', async () => {
  const [one, other] = [gateway(), gateway({ began: 99_999_999 })];
  one.add(key('account 7'), { operations: 1, restCalls: 2, callSeconds: 0.5 });
  other.add(key('account 7'), { operations: 1, restCalls: 1, callSeconds: 0.25 });
  other.add(key('account 8'), { refusals: 1 });
  now = 61_000;
  one.add(key('account 7'), { operations: 1 });
  await Promise.all([one.sync(), other.sync()]);
  const nothing = { token: null, refusals: 0, restCalls: 0, callSeconds: 0 };
  expect(await other.minutes('account 7')).toEqual([
    { startMs: nine, token: null, operations: 2, refusals: 0, restCalls: 3, callSeconds: 0.75 },
    { ...nothing, startMs: nine + minute, operations: 1 },
  ]);
  expect(await one.minutes('account 8')).toEqual([{ ...nothing, startMs: nine, operations: 0, refusals: 1 }]);
  expect(await one.minutes('account 9')).toEqual([]);
});

test('tokens of an account are counted apart from each other and from its sessions', async () => {
  const [one, other] = [gateway(), gateway()];
  one.add(key('account 7'), { operations: 1 });
  one.add(key('account 7', 12), { operations: 2, restCalls: 3 });
  other.add(key('account 7', 12), { refusals: 1 });
  other.add(key('account 7', 13), { operations: 4 });
  await Promise.all([one.sync(), other.sync()]);
  const used = await one.minutes('account 7');
  expect(
    used.map(({ token, operations, restCalls, refusals }) => [token, operations, restCalls, refusals]),
  ).toEqual([
    [null, 1, 0, 0],
    [12, 2, 3, 1],
    [13, 4, 0, 0],
  ]);
});

test('an hour of use is kept', async () => {
  const one = gateway();
  one.add(key('account 7'), { operations: 1 });
  await one.sync();
  now = 59 * minute;
  expect(await one.minutes('account 7')).toHaveLength(1);
  now = 60 * minute;
  expect(await one.minutes('account 7')).toEqual([]);
});

test('a batch counts once, and the use of networks not at all', async () => {
  const one = gateway();
  one.add(key('account 7'), { operations: 1 });
  one.add(key('network 203.0.113.7'), { operations: 1 });
  await one.sync();
  await one.sync();
  expect(await one.minutes('account 7')).toMatchObject([{ operations: 1 }]);
  expect(await one.minutes('network 203.0.113.7')).toEqual([]);
});

test('use that has waited for Redis is sent in several batches, and there is a limit to it', async () => {
  const one = gateway();
  for (let account = 0; account < 10_001; account += 1) one.add(key(`account ${account}`), { operations: 1 });
  const before = one.scheduled();
  await one.sync();
  expect(one.scheduled()).toBe(before + 1);
  expect(await one.minutes('account 499')).toHaveLength(1);
  expect(await one.minutes('account 500')).toEqual([]);
  for (let batch = 1; batch < 20; batch += 1) await one.sync();
  expect(await one.minutes('account 9999')).toHaveLength(1);
  expect(await one.sync()).toEqual([]);
});
