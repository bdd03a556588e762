import { expect, test } from 'vitest';
import { organizationName } from './organizationName.ts';

test.each([
  ['  Harbor Group ', 'Harbor Group'],
  ['x'.repeat(100), 'x'.repeat(100)],
])('%j is the organization name %j', (text, name) => {
  expect(organizationName.parse(text)).toBe(name);
});

test.each([
  ['', 'This field is required'],
  ['   ', 'This field is required'],
  [null, 'This field is required'],
  ['x'.repeat(101), 'At most 100 characters'],
])('the organization name %j is refused: %s', (text, message) => {
  expect(organizationName.safeParse(text).error?.issues[0]?.message).toBe(message);
});
