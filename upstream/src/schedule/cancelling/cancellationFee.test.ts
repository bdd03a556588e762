import { expect, test } from 'vitest';
import { hoursFromStart } from '../../testing/builders.ts';
import { type CancellationTerms, cancellationFee } from './cancellationFee.ts';

const terms: CancellationTerms = {
  cancellation_free_hours: 24,
  cancellation_guaranteed_hours: 4,
  product_fee_percentage: 18.5,
  in_network_payments_fee_percentage: 5,
  w2_fee_percentage: 12,
  background_checks_fee_percentage: 2,
  method_type: 'card',
};
const gig = {
  start_time: hoursFromStart(0),
  end_time: hoursFromStart(8),
  unpaid_break_minutes: 30,
  wage_amount: 20.33,
  confirmed_applications: 3,
  type: 'MARKETPLACE' as const,
  employment_type: 'F1099' as const,
  background_check_required: false,
};

test.each([
  ['a day before', gig, -24, 0, 0],
  ['later than that', gig, -23.99, 243.96, 240],
  ['a shift below four hours, less its break', { ...gig, end_time: hoursFromStart(3) }, -1, 152.49, 150],
  ['no confirmed pro', { ...gig, confirmed_applications: 0 }, -1, 0, 240],
  ['nothing but a break', { ...gig, end_time: hoursFromStart(0.25) }, -1, 0, 0],
  ['no wage', { ...gig, wage_amount: 0 }, -1, 0, 0],
])('the cancellation fee for %s', (_case, shift, hours, dollars, guaranteedMinutes) => {
  const fee = cancellationFee(shift, terms, hoursFromStart(hours));

  expect(fee.fee_amount).toBeCloseTo(dollars, 10);
  expect(fee.guaranteedMinutes).toBe(guaranteedMinutes);
});

test.each([
  // 4 hours at $20.33 are $81.32 for each of three pros.
  ['a card: 18.5%, and 2.9% + $0.30 of it all', {}, {}, 298.35],
  ['a bank account: 0.8%', {}, { method_type: 'us_bank_account' as const }, 291.39],
  ['an invoice, or no payment method', {}, { method_type: null }, 289.08],
  ['a shift for the network', { type: 'NETWORK' as const }, { method_type: null }, 256.17],
  ['a shift for employees', { employment_type: 'W2' as const }, { method_type: null }, 318.36],
  ['a background check', { background_check_required: true }, { method_type: null }, 293.97],
])('the business pays the fees of %s', (_case, facts, ofLocation, dollars) => {
  const fee = cancellationFee({ ...gig, ...facts }, { ...terms, ...ofLocation }, hoursFromStart(-1));

  expect(fee.fee_total_amount).toBeCloseTo(dollars, 10);
});

test('a free cancellation costs no fees', () => {
  expect(cancellationFee(gig, terms, hoursFromStart(-24))).toEqual({
    guaranteedMinutes: 0,
    fee_amount: 0,
    fee_total_amount: 0,
  });
});
