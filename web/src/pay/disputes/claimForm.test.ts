import { expect, test } from 'vitest';
import { claimForm } from './claimForm.ts';

const value = (cents: number, minutes: number | null) => ({ minutes, cents });

test('a claim about hours starts halfway in hours and minutes', () => {
  expect(claimForm(value(14_700, 360), value(19_600, 480))).toEqual({
    isHours: true,
    bounds: { contested: 360, claimed: 480 },
    initial: { hours: '7', minutes: '0', amount: '' },
  });
});

test('a claim about a payment starts halfway in dollars', () => {
  expect(claimForm(value(14_700, null), value(17_200, null))).toEqual({
    isHours: false,
    bounds: { contested: 14_700, claimed: 17_200 },
    initial: { hours: '', minutes: '', amount: '159.50' },
  });
});
