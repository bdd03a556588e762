import { describe, expect, test } from 'vitest';
import { canBeFound, searchText } from './searchText.ts';

test.each(['ab', '#7', '7', ' 7 ', 'é1', 'a b', '%ab'])('%s can be found', (text) => {
  expect(canBeFound(text)).toBe(true);
});

test.each(['', ' ', 'a', '%', '_%*', 'a*', '#', '…'])('"%s" is too little to be found', (text) => {
  expect(canBeFound(text)).toBe(false);
});

describe('the rule of a search text', () => {
  test.each([
    ['', 'This field is required'],
    ['  ', 'This field is required'],
    ['a'.repeat(101), 'At most 100 characters'],
  ])('refuses "%s"', (text, message) => {
    expect(searchText.safeParse(text).error?.issues).toMatchObject([{ message }]);
  });

  test('a search text of 100 characters is taken, without the space around them', () => {
    expect(searchText.parse(` ${'a'.repeat(100)} `)).toBe('a'.repeat(100));
  });
});
