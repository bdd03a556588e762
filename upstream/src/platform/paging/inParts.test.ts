import { expect, test } from 'vitest';
import { inParts } from './inParts.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

test('works on all rows, in their order and no more at once than was said', async () => {
  const parts: number[][] = [];
  const doubled = await inParts(numbers(60), 25, (part) => {
    parts.push(part);
    return part.map((number) => number * 2);
  });
  expect(doubled).toEqual(numbers(60).map((number) => number * 2));
  expect(parts.map(({ length }) => length)).toEqual([25, 25, 10]);
});

test('lets the event loop turn between parts, and not for a page of one part', async () => {
  let turns = 0;
  const turning = (async () => {
    for (; turns < 10; turns += 1) await new Promise(setImmediate);
  })();
  const begun: number[] = [];
  const note = (part: number[]) => {
    begun.push(turns);
    return part;
  };
  await inParts(numbers(25), 25, note);
  expect(turns).toBe(0);
  await inParts(numbers(75), 25, note);
  expect(new Set(begun.slice(1)).size).toBe(3);
  await turning;
});

test('works on nothing where there are no rows', async () => {
  await expect(inParts([], 25, () => Promise.reject(new Error('was asked')))).resolves.toEqual([]);
});
