import { expect, test } from 'vitest';
import { holderName } from './holderName.ts';

test.each([' Mara Archer ', 'x'.repeat(100)])('%j is the name of a card holder', (name) => {
  expect(holderName.parse(name)).toBe(name.trim());
});

test.each([
  ['  ', 'This field is required'],
  [undefined, 'This field is required'],
  ['x'.repeat(101), 'At most 100 characters'],
])('the card holder %j is refused', (name, message) => {
  expect(holderName.safeParse(name).error?.issues[0]?.message).toBe(message);
});
