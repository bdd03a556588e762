import { expect, test } from 'vitest';
import { type PayRates, paymentAmounts } from './paymentAmounts.ts';
import { entriesOfAmounts, linesOfEntries, payoutOf } from './paymentEntries.ts';

const rates: PayRates = {
  type: 'MARKETPLACE',
  employment_type: 'F1099',
  background_check_required: false,
  wage_amount: 24,
  promised_bonus: null,
  product_fee_percentage: 20,
  in_network_payments_fee_percentage: 5,
  w2_fee_percentage: 12.5,
  background_checks_fee_percentage: 2,
  tipping_fee_percentage: 3,
  method_type: 'card',
};
const hours = { minutes_to_pay: 450, covered_minutes: 0 };
const nothing = { tip: 0, bonus: 0 };

const linesOf = (change: Partial<PayRates>, extras = nothing) =>
  Object.fromEntries(
    paymentAmounts({ ...rates, ...change }, hours, extras).lines.map(({ code, cents }) => [code, cents]),
  );

test('a payment is wages, the fee of the platform, and that of the card network', () => {
  expect(paymentAmounts(rates, hours, nothing)).toEqual({
    lines: [
      { code: 'LABOR', cents: 18_000 },
      { code: 'PLATFORM_FEE', cents: 3_600 },
      { code: 'GATEWAY_FEE', cents: 656 },
    ],
    charge: 22_256,
    payout: 18_000,
    covered: 0,
  });
});

test('every other fee has its own line, on wages and bonus', () => {
  const change = { employment_type: 'W2', background_check_required: true, promised_bonus: 10 } as const;
  expect(linesOf(change, { tip: 0, bonus: 500 })).toEqual({
    LABOR: 18_000,
    BONUS: 1_500,
    PLATFORM_FEE: 3_900,
    W2_FEE: 2_438,
    BACKGROUND_CHECK_FEE: 390,
    GATEWAY_FEE: 791,
  });
});

test('a tip bears the tipping fee only, and goes to the pro', () => {
  expect(linesOf({ type: 'NETWORK', method_type: null }, { tip: 1_000, bonus: 0 })).toEqual({
    LABOR: 18_000,
    IN_NETWORK_FEE: 900,
    TIP: 1_000,
    TIPPING_FEE: 30,
  });
  expect(paymentAmounts(rates, hours, { tip: 1_000, bonus: 0 }).payout).toBe(19_000);
});

test('a bank account costs at most five dollars', () => {
  expect(linesOf({ method_type: 'us_bank_account' })['GATEWAY_FEE']).toBe(173);
  expect(linesOf({ method_type: 'us_bank_account', wage_amount: 75 })['GATEWAY_FEE']).toBe(500);
});

test('nothing is charged for no time, not even a bonus or the fee of a charge', () => {
  const none = { minutes_to_pay: 0, covered_minutes: 0 };
  expect(paymentAmounts({ ...rates, promised_bonus: 10 }, none, nothing)).toMatchObject({
    charge: 0,
    payout: 0,
  });
});

test('the entries of a payment add up to 0 and give its lines and payout back', () => {
  const amounts = paymentAmounts(
    rates,
    { minutes_to_pay: 240, covered_minutes: 210 },
    { tip: 500, bonus: 0 },
  );
  const entries = entriesOfAmounts(amounts);

  expect(Object.values(entries).reduce((sum, cents) => sum + cents, 0)).toBe(0);
  expect(linesOfEntries(entries)).toEqual(amounts.lines);
  expect(payoutOf(entries)).toBe(amounts.payout);
  expect(amounts).toMatchObject({ payout: 10_100, covered: 8_400 });
});
