import { expect, test } from 'vitest';
import { withHeld } from './heldItems.ts';

test.each([
  ['nothing is held', ['a', 'b'], null, ['a', 'b']],
  ['the held row is still listed', ['a', 'b'], { key: 'a', index: 1 }, ['a', 'b']],
  ['the held row has left the list', ['a', 'c'], { key: 'b', index: 1 }, ['a', 'b', 'c']],
  ['the list became shorter', [], { key: 'b', index: 3 }, ['b']],
])('the rows of a list when %s', (_when, keys, held, expected) => {
  expect(withHeld(keys, held)).toEqual(expected);
});
