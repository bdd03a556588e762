import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFairQueue, type FairQueue } from './fairQueue.ts';

const never = new AbortController().signal;

/** Enters work and notes the order in which it begins. */
function enterAll(queue: FairQueue, work: readonly (readonly [caller: string, weight: number])[]) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  for (const [caller, weight] of work) {
    void queue.enter(caller, weight, never).then((end) => begun.push(caller) && ends.push(end));
  }
  return { begun, ends };
}

/** Lets everything that has become possible begin. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('a fair queue runs no more at once than is allowed, in all and for one caller', async () => {
  const queue = createFairQueue({ atOnce: 3, atOncePerCaller: 2 });
  const { begun } = enterAll(queue, [
    ['a', 1],
    ['a', 1],
    ['a', 1],
    ['b', 1],
    ['c', 1],
  ]);
  await settle();
  expect(begun).toEqual(['a', 'a', 'b']);
});

test('callers take turns: one with much work delays another by one turn at most', async () => {
  const queue = createFairQueue({ atOnce: 1, atOncePerCaller: 1 });
  const { begun, ends } = enterAll(queue, [
    ...Array.from({ length: 50 }, () => ['greedy', 1] as const),
    ['modest', 1],
  ]);
  await settle();
  ends.shift()?.();
  await settle();
  expect(begun).toEqual(['greedy', 'modest']);
});

test('a fair queue weighs work: a heavy piece takes the whole share of its caller, not that of others', async () => {
  const queue = createFairQueue({ atOnce: 20, atOncePerCaller: 10 });
  const { begun } = enterAll(queue, [
    ['a', 1_000],
    ['a', 1],
    ['b', 10],
  ]);
  await settle();
  expect(begun).toEqual(['a', 'b']);
});

test('a caller with much waiting gets its turn, however many others arrive', async () => {
  const queue = createFairQueue({ atOnce: 1, atOncePerCaller: 1 });
  const { begun, ends } = enterAll(queue, [
    ['a', 1],
    ['a', 1],
    ['b', 1],
    ['c', 1],
  ]);
  for (const newcomer of ['d', 'e', 'f']) {
    await settle();
    ends.shift()?.();
    void queue.enter(newcomer, 1, never).then((end) => begun.push(newcomer) && ends.push(end));
  }
  await settle();
  expect(begun).toContain('b');
  expect(begun.slice(0, 4)).toEqual(['a', 'b', 'c', 'a']);
});

test('a caller that is held back has one piece of work at once until it no longer is', async () => {
  let isHeldBack = true;
  const queue = createFairQueue({
    atOnce: 20,
    atOncePerCaller: 3,
    isHeldBack: (caller) => caller === 'greedy' && isHeldBack,
  });
  const { begun, ends } = enterAll(queue, [
    ...Array.from({ length: 5 }, () => ['greedy', 1] as const),
    ['modest', 1],
    ['modest', 1],
  ]);
  await settle();
  expect(begun).toEqual(['greedy', 'modest', 'modest']);
  isHeldBack = false;
  ends.shift()?.();
  await settle();
  expect(begun.slice(3)).toEqual(['greedy', 'greedy', 'greedy']);
});

test('a fair queue counts the waiting work of each caller', async () => {
  const queue = createFairQueue({ atOnce: 1, atOncePerCaller: 1 });
  const { ends } = enterAll(queue, [
    ['a', 1],
    ['a', 1],
    ['a', 1],
  ]);
  await settle();
  expect(queue.waiting('a')).toBe(2);
  expect(queue.waiting('b')).toBe(0);
  ends.shift()?.();
  expect(queue.waiting('a')).toBe(1);
});

test('a fair queue drops work whose caller leaves while it waits', async () => {
  const queue = createFairQueue({ atOnce: 1, atOncePerCaller: 1 });
  const end = await queue.enter('a', 1, never);
  const leaving = new AbortController();
  const left = queue.enter('a', 1, leaving.signal);
  leaving.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  const next = queue.enter('a', 1, never);
  end();
  await expect(next).resolves.toBeTypeOf('function');
});

test('ending a turn of a fair queue twice frees one place', async () => {
  const queue = createFairQueue({ atOnce: 1, atOncePerCaller: 1 });
  const end = await queue.enter('a', 1, never);
  end();
  end();
  const { begun } = enterAll(queue, [
    ['a', 1],
    ['b', 1],
  ]);
  await settle();
  expect(begun).toEqual(['a']);
});

test('all work of a fair queue begins in the end, and the limits hold at every moment', async () => {
  const work = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 1, max: 12 })), {
    maxLength: 40,
  });
  await fc.assert(
    fc.asyncProperty(work, async (pieces) => {
      const queue = createFairQueue({ atOnce: 15, atOncePerCaller: 10 });
      let running = 0;
      await Promise.all(
        pieces.map(async ([caller, weight]) => {
          const end = await queue.enter(caller, weight, never);
          running += Math.min(weight, 10);
          expect(running).toBeLessThanOrEqual(15);
          await settle();
          running -= Math.min(weight, 10);
          end();
        }),
      );
      expect(running).toBe(0);
    }),
  );
});
