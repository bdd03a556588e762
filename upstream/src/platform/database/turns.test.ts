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

test('what was used a second ago counts no more', async () => {
  const turns = turnsByClock();
  const use = async (caller: string, milliseconds: number) => {
    await turns.begin(caller);
    now += milliseconds;
    turns.end();
  };
  await use('much', 500);
  await use('little', 100);
  await turns.begin('last');
  const order: string[] = [];
  const waiting = ['much', 'little'].map((caller) => use(caller, 1).then(() => order.push(caller)));
  now += 400;
  turns.end();
  await Promise.all(waiting);

  expect(order).toEqual(['much', 'little']);
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
  await use('much', 100);
  const few = use('few', 1).then(() => use('few', 1));
  await Promise.all([use('much', 100), use('much', 100), few]);

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
