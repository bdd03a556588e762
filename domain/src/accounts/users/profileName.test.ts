import { expect, test } from 'vitest';
import { profileName } from './profileName.ts';

test('a name is kept without the space around it, up to 100 characters', () => {
  expect(profileName.parse('  Elena ')).toBe('Elena');
  expect(profileName.parse('x'.repeat(100))).toHaveLength(100);
});

test.each([
  ['   ', 'This field is required'],
  [null, 'This field is required'],
  ['x'.repeat(101), 'At most 100 characters'],
])('the name %j is refused', (value, message) => {
  expect(profileName.safeParse(value).error?.issues.map((issue) => issue.message)).toEqual([message]);
});
