import { expect, test } from 'vitest';
import { groupDescription, groupName } from './groupText.ts';

test.each([
  ['  ', 'Enter a name'],
  [` ${'x'.repeat(60)} `, undefined],
  ['x'.repeat(61), 'At most 60 characters'],
])('of the name %j a group says: %s', (name, message) => {
  expect(groupName.safeParse(name).error?.issues[0]?.message).toBe(message);
});

test.each([
  ['', undefined],
  [` ${'x'.repeat(300)} `, undefined],
  ['x'.repeat(301), 'At most 300 characters'],
])('of the description %j a group says: %s', (description, message) => {
  expect(groupDescription.safeParse(description).error?.issues[0]?.message).toBe(message);
});
