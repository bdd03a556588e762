import { expect, test } from 'vitest';
import { requiredTextUpTo } from './requiredTextUpTo.ts';

const name = requiredTextUpTo(5);

test('takes text up to the limit, without the white space around it', () => {
  expect(name.parse(' Finch ')).toBe('Finch');
});

test.each([
  ['Finches', 'At most 5 characters'],
  ['  ', 'This field is required'],
  [undefined, 'This field is required'],
])('says of %j: %s', (text, message) => {
  expect(name.safeParse(text).error?.issues.map((issue) => issue.message)).toEqual([message]);
});
