import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

test('deals every item once before repeating one, independently of other lists', () => {
  const turns = new Turns(5);
  const dealt = Array.from({ length: 6 }, () => {
    turns.next('other', ['x', 'y']);
    return turns.next('letters', ['a', 'b', 'c']);
  });
  expect(dealt.slice(0, 3).toSorted()).toEqual(['a', 'b', 'c']);
  expect(dealt.slice(3)).toEqual(dealt.slice(0, 3));
});
