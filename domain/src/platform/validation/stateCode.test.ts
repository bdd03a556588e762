import { expect, test } from 'vitest';
import { stateCode, stateCodes } from './stateCode.ts';

test('there are 50 states, the capital and five territories', () => {
  expect(new Set(stateCodes).size).toBe(56);
});

test.each([
  ['TN', 'TN'],
  [' ny ', 'NY'],
  ['dc', 'DC'],
  ['PR', 'PR'],
])('"%s" is %s', (text, code) => {
  expect(stateCode.parse(text)).toBe(code);
});

test.each([
  ['', 'This field is required'],
  ['  ', 'This field is required'],
  [null, 'This field is required'],
  ['XX', 'Invalid state'],
  ['Tennessee', 'Invalid state'],
])('%j is refused: %s', (value, message) => {
  expect(stateCode.safeParse(value).error?.issues.map((issue) => issue.message)).toEqual([message]);
});
