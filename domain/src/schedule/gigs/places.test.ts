import { expect, test } from 'vitest';
import { places } from './places.ts';

test.each([1, 12, 200])('a gig can be for %d', (count) => {
  expect(places.parse(count)).toBe(count);
});

test.each([0, 201, -1, 1.5, Number.NaN])('%d places are refused', (count) => {
  expect(places.safeParse(count).error?.issues[0]?.message).toBe('Enter a number from 1 to 200');
});
