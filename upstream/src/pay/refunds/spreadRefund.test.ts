import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Paid } from './readPaid.ts';
import { spreadRefund } from './spreadRefund.ts';

const charge = (charge_key: string, cents: number): Paid => ({
  id: 1,
  way: 'PAYMENT_METHOD',
  charge_key,
  organization_id: null,
  cents,
});
const work = charge('application-1-1', 10_000);
const dispute = charge('dispute-1-1', 3000);

test.each([
  [3000, [['application-1-1', 3000]]],
  [10_000, [['application-1-1', 10_000]]],
  [
    12_000,
    [
      ['application-1-1', 10_000],
      ['dispute-1-1', 2000],
    ],
  ],
])('%d cents are %j', (cents, parts) => {
  expect(spreadRefund(cents, [work, dispute]).map((part) => [part.charge_key, part.cents])).toEqual(parts);
});

test('an amount that a later charge covers alone is one refund of it', () => {
  expect(spreadRefund(2000, [charge('application-1-1', 500), dispute])).toEqual([
    { ...dispute, cents: 2000 },
  ]);
});

test('the parts add up to the amount, and none is more than its charge', () => {
  const payments = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(payments, fc.double({ min: 0, max: 1, noNaN: true }), (all, share) => {
      const left = all.map((cents, index) => charge(String(index), cents));
      const amount = Math.max(1, Math.floor(share * all.reduce((sum, cents) => sum + cents, 0)));
      const parts = spreadRefund(amount, left);
      expect(parts.reduce((sum, { cents }) => sum + cents, 0)).toBe(amount);
      for (const { charge_key, cents } of parts) {
        expect(cents).toBeGreaterThan(0);
        expect(cents).toBeLessThanOrEqual(all[Number(charge_key)] ?? 0);
      }
    }),
  );
});
