import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { createRedisData, type RedisData, type TestReply } from '../../testing/redis/redisData.ts';
import { createWorkBudget } from '../load/workBudget.ts';
import type { BatchPart } from './batchPart.ts';
import type { Command, Reply } from './reply.ts';
import { createSharedBudget } from './sharedBudget.ts';
import { createSharedClock } from './sharedClock.ts';

const start = Date.parse('2026-03-02T09:00:00Z');
const limits = { capacity: 100, perSecond: 10 };
const key = 'brigade:budget:calls';

let now = 0;
let redis: RedisData;
beforeEach(() => {
  now = 0;
  redis = createRedisData(() => start + now);
});

/** A gateway whose clock began at a moment of its own. */
function gateway({ began = 0, isUp = (): boolean => true } = {}) {
  const clock = createSharedClock(start - began);
  let scheduled = 0;
  const schedule = () => {
    scheduled += 1;
  };
  const budget = createSharedBudget({ key, now: () => now + began, isUp, schedule }, limits, clock);
  return { ...budget, clock, sync: () => sync(budget), scheduled: () => scheduled };
}

const isValue = (reply: TestReply): reply is Reply =>
  !(typeof reply === 'object' && reply !== null && 'status' in reply);
const runAll = (commands: readonly Command[]) =>
  commands.map((command) => redis.run(command)).filter(isValue);

/** Sends one batch. */
function sync(part: BatchPart): readonly Command[] {
  const { commands, settle } = part.take();
  settle(runAll(commands));
  return commands;
}

test('what a caller uses at one gateway is gone at the other, once both have sent a batch', () => {
  const [one, other] = [gateway(), gateway({ began: 5_000_000 })];
  one.charge('a', 130);
  one.sync();
  expect(other.secondsUntilCredit('a')).toBe(0);
  other.sync();
  expect(other.secondsUntilCredit('a')).toBe(4);
  expect(other.secondsUntilCredit('b')).toBe(0);
  now += 3_000;
  expect(other.secondsUntilCredit('a')).toBe(1);
  now += 1_000;
  expect([one.secondsUntilCredit('a'), other.secondsUntilCredit('a')]).toEqual([0, 0]);
});

test('what is charged while a batch is under way counts at once and is sent with the next', () => {
  const one = gateway();
  one.charge('a', 10);
  const { commands, settle } = one.take();
  one.charge('a', 20);
  settle(runAll(commands));
  expect(one.balanceOf('a')).toBe(70);
  one.sync();
  const other = gateway();
  other.secondsUntilCredit('a');
  other.sync();
  expect(other.balanceOf('a')).toBe(70);
});

test('an account is read again when it was read a second ago, however often it is asked for', () => {
  const one = gateway();
  one.secondsUntilCredit('a');
  one.secondsUntilCredit('a');
  expect(one.scheduled()).toBe(1);
  expect(one.sync()).not.toEqual([]);
  now += 999;
  one.secondsUntilCredit('a');
  expect(one.sync()).toEqual([]);
  now += 1;
  one.secondsUntilCredit('a');
  expect(one.sync()).not.toEqual([]);
});

test('without Redis a gateway counts alone, and when Redis is back empty, it sends what it knows', () => {
  let isUp = true;
  const one = gateway({ isUp: () => isUp });
  one.charge('a', 40);
  one.sync();
  isUp = false;
  one.charge('a', 20);
  one.secondsUntilCredit('b');
  expect(one.balanceOf('a')).toBe(40);
  redis = createRedisData(() => start + now);
  isUp = true;
  runAll(one.declare(false));
  expect(one.sync()).toEqual([]);
  const other = gateway();
  other.secondsUntilCredit('a');
  other.sync();
  expect(other.balanceOf('a')).toBe(40);
});

test('of two gateways that were without Redis, the account that owes more holds', () => {
  let isUp = true;
  const [one, other] = [gateway({ isUp: () => isUp }), gateway({ isUp: () => isUp })];
  isUp = false;
  one.charge('a', 40);
  other.charge('a', 60);
  isUp = true;
  runAll(other.declare(false));
  runAll(one.declare(false));
  one.secondsUntilCredit('a');
  one.sync();
  expect(one.balanceOf('a')).toBe(40);
});

test('when the clock of Redis jumps back, what gateways know replaces times of the future', () => {
  const one = gateway();
  one.charge('a', 40);
  one.sync();
  one.clock.learn([String((start - 3_600_000) / 1000), '0'], [now, now]);
  runAll(one.declare(true));
  one.secondsUntilCredit('a');
  one.sync();
  expect(one.balanceOf('a')).toBe(60);
});

test('an account that no gateway knows after a jump of the clock fills up in ten times its window', () => {
  redis.run(['ZADD', key, String(start + 3_600_000), 'a']);
  const one = gateway();
  one.secondsUntilCredit('a');
  one.sync();
  expect(one.secondsUntilCredit('a')).toBe(91);
});

test('accounts that have been full for a minute leave Redis', () => {
  const one = gateway();
  one.charge('a', 10);
  one.sync();
  now += 30_000;
  one.charge('b', 10);
  one.sync();
  now += 32_000;
  one.secondsUntilCredit('c');
  one.sync();
  const [scores] = runAll([['ZMSCORE', key, 'a', 'b']]);
  expect(scores).toEqual([null, expect.any(String)]);
});

test('any charges at two gateways add up to those at one', () => {
  const step = fc.record({
    at: fc.nat(2),
    amount: fc.double({ min: 0, max: 50, noNaN: true }),
    pause: fc.nat(3_000),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      now = 0;
      redis = createRedisData(() => start + now);
      const gateways = [gateway(), gateway({ began: 77_777 }), gateway({ began: 1 })];
      const alone = createWorkBudget(limits, () => now);
      for (const { at, amount, pause } of steps) {
        gateways[at]?.charge('a', amount);
        alone.charge('a', amount);
        gateways[at]?.sync();
        now += pause;
      }
      // Everyone asks again when what it knows is old.
      now += 1_000;
      for (const each of gateways) {
        each.secondsUntilCredit('a');
        each.sync();
        expect(each.balanceOf('a')).toBeCloseTo(alone.balanceOf('a'), 3);
      }
    }),
  );
});
