import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

/** Asks for a turn for each caller before the first one ends. @returns the order in which they had theirs. */
async function orderOf(callers: string): Promise<string> {
  const turns = createTurns();
  let order = '';
  await Promise.all(
    callers.split('').map(async (caller) => {
      const end = await turns.begin(caller);
      order += caller;
      end();
    }),
  );
  return order;
}

test.each([
  ['a caller who is alone has one turn after the other', 'aaa', 'aaa'],
  ['a caller waits for one turn of another, however many that wants', 'aaaab', 'abaaa'],
  ['callers have turns one after the other', 'aaabbcc', 'abcabca'],
  ['a caller who is done leaves the turns to the others', 'abbbac', 'abcabb'],
])('%s', async (_, asked, had) => {
  expect(await orderOf(asked)).toBe(had);
});

test('a turn lasts until it ends', async () => {
  const turns = createTurns();
  let hasBegun = false;
  const endFirst = await turns.begin('a');
  const second = turns.begin('b').finally(() => {
    hasBegun = true;
  });
  await new Promise(setImmediate);
  expect(hasBegun).toBe(false);

  endFirst();
  await expect(second).resolves.toBeTypeOf('function');
});
