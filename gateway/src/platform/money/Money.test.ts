import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { usd, visibleUsd } from './Money.ts';

test('dollars become exact cents', () => {
  expect(usd(24.5)).toEqual({ amountCents: 2450, currency: 'USD' });
  expect(usd(0)).toEqual({ amountCents: 0, currency: 'USD' });
  expect(usd(1.005)).toEqual({ amountCents: 101, currency: 'USD' });
});

test('an amount that is absent stays absent', () => {
  expect(usd(null)).toBeNull();
  expect(usd(undefined)).toBeNull();
});

test('an amount that everyone has but the viewer does not see names the permission, and who can grant it', () => {
  expect(visibleUsd(0)).toEqual({ amountCents: 0, currency: 'USD' });
  expect(() => visibleUsd(null)).toThrow(
    expect.toSatisfy(
      (error: unknown) =>
        error instanceof GraphQLError &&
        error.extensions['code'] === 'FORBIDDEN' &&
        error.extensions['permission'] === 'wages.view' &&
        error.message.includes('An admin of the location'),
    ),
  );
});
