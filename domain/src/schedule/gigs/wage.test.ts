import { expect, test } from 'vitest';
import { wageCents } from './wage.ts';

test.each([1500, 2450, 7500])('%d cents an hour can be paid', (cents) => {
  expect(wageCents.parse(cents)).toBe(cents);
});

test.each([1499, 7501, 0, -2000, 2450.5, Number.NaN, null])('%s cannot be paid as a wage', (cents) => {
  expect(wageCents.safeParse(cents).error?.issues[0]?.message).toBe('Enter a wage from $15 to $75 an hour');
});
