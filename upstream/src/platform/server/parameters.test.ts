import { expect, test } from 'vitest';
import { dateParameter } from './parameters.ts';

test.each([
  ['1900-01-01', true],
  ['2999-12-31', true],
  ['1899-12-31', false],
  ['3000-01-01', false],
  ['0000-01-01', false],
  ['2026-02-30', false],
])('the date %s is accepted: %s', (text, isAccepted) => {
  expect(dateParameter.safeParse(text).success).toBe(isAccepted);
});
