import { expect, test } from 'vitest';
import { demoLocations } from '../locations/demoLocations.ts';
import { billingRows } from './billingRows.ts';

const { billing_accounts, payment_methods } = billingRows(Date.parse('2026-03-02T15:00:00Z'));

test('a location has a payment method if and only if its row names one', () => {
  const named = demoLocations.flatMap(({ row }) =>
    row.stripe_payment_method_id === null ? [] : [[row.id, row.stripe_payment_method_id] as const],
  );
  const kept = billing_accounts.flatMap(({ id, location_id }) =>
    location_id === null
      ? []
      : [[location_id, payment_methods.find((method) => method.id === id)?.external_id] as const],
  );

  expect(new Map(kept)).toEqual(new Map(named));
});

test('locations billed themselves have a payment method', () => {
  const billed = demoLocations.filter(({ row }) => row.billing_source === 'LOCATION');

  expect(billed.every(({ row }) => row.stripe_payment_method_id !== null)).toBe(true);
});

test('one bank account is pending verification', () => {
  expect(payment_methods.map(({ status }) => status)).toEqual([
    'ACTIVE',
    'ACTIVE',
    'REQUIRES_ACTION',
    'ACTIVE',
  ]);
});
