import { beforeEach, expect, test } from 'vitest';
import { createTurns } from './turns.ts';

let now = 0;
beforeEach(() => {
  now = 0;
});

const turnsByClock = () => createTurns(() => now);

/** Asks for a turn for each caller before the first one ends. @returns the order in which they had theirs. */
async function orderOf(callers: string, milliseconds: Record<string, number> = {}): Promise<string> {
  const turns = turnsByClock();
  let order = '';
  await Promise.all(
    callers.split('').map(async (caller) => {
      await turns.begin(caller);
      order += caller;
      now += milliseconds[caller] ?? 10;
      turns.end();
    }),
  );
  return order;
}

test.each([
  ['a caller who is alone has one turn after the other', 'aaa', 'aaa'],
  ['a caller waits for one turn of another, however many that wants', 'aaaab', 'abaaa'],
  ['callers who use equally much have turns one after the other', 'aaabbcc', 'abcabca'],
  ['a caller who is done leaves the turns to the others', 'abbbac', 'abcabb'],
])('%s', async (_, asked, had) => {
  expect(await orderOf(asked)).toBe(had);
});

test('a caller with short turns has more of them', async () => {
  expect(await orderOf('aaabbbbb', { a: 30, b: 10 })).toBe('abbbabba');
});

test('a caller is not behind one who comes later for what it used while it was alone', async () => {
  const turns = turnsByClock();
  const use = async (caller: string, milliseconds: number) => {
    await turns.begin(caller);
    now += milliseconds;
    turns.end();
    return caller;
  };
  for (let turn = 0; turn < 100; turn += 1) await use('regular', 10);
  await turns.begin('new');
  const order: string[] = [];
  const waiting = ['new', 'new', 'new', 'regular'].map(async (caller) => order.push(await use(caller, 10)));
  now += 20;
  turns.end();
  await Promise.all(waiting);

  expect(order).toEqual(['regular', 'new', 'new', 'new']);
});

test('a second is the longest that a caller waits for those who have used less', async () => {
  const turns = turnsByClock();
  const order: string[] = [];
  const use = async (caller: string, milliseconds: number) => {
    await turns.begin(caller);
    order.push(caller);
    now += milliseconds;
    turns.end();
  };
  const waiting = [use('much', 5_000), use('much', 1)];
  // Each of them has used less than the caller who waits, and comes when the one before is about to begin.
  for (let newcomer = 0; newcomer < 25; newcomer += 1) {
    waiting.push(use(`newcomer ${newcomer}`, 50));
    await new Promise(setImmediate);
  }
  await Promise.all(waiting);

  // The first turn, and those of a second.
  expect(order.lastIndexOf('much')).toBe(1 + 1_000 / 50);
});

test('a tenth of a second of a burst of turns goes first for a caller who uses little', async () => {
  const turns = turnsByClock();
  const order: string[] = [];
  const use = async (caller: string, milliseconds: number) => {
    await turns.begin(caller);
    order.push(caller);
    now += milliseconds;
    turns.end();
  };
  const little = use('little', 1);
  await Promise.all([use('much', 400), use('much', 400), little]);
  const late = [use('much', 10), use('much', 10)];
  const burst = Array.from({ length: 5 }, () => use('little', 40));
  await Promise.all([...late, ...burst]);

  expect(order.slice(3)).toEqual(['much', 'little', 'little', 'little', 'much', 'little', 'little']);
});

test('a caller whose turn ended is before those who have used more, if it wants another at once', async () => {
  const turns = turnsByClock();
  const order: string[] = [];
  const use = async (caller: string, milliseconds: number) => {
    await turns.begin(caller);
    order.push(caller);
    now += milliseconds;
    turns.end();
  };
  const much = [use('much', 100), use('much', 100), use('much', 100)];
  await use('few', 1);
  await Promise.all([use('few', 1), ...much]);

  expect(order).toEqual(['much', 'few', 'few', 'much', 'much']);
});

test('a turn lasts until it ends', async () => {
  const turns = turnsByClock();
  let hasBegun = false;
  await turns.begin('a');
  const second = turns.begin('b').finally(() => {
    hasBegun = true;
  });
  await new Promise(setImmediate);
  expect(hasBegun).toBe(false);

  turns.end();
  await second;
  expect(hasBegun).toBe(true);
});
