import { expect, test } from 'vitest';
import { billingMode } from './billingMode.ts';

test.each([
  [undefined, true, true, 'view'],
  ['view', true, false, 'view'],
  ['edit-custom', true, true, 'edit-custom'],
  ['edit-custom', true, false, 'add-custom'],
  ['add-custom', true, false, 'add-custom'],
  ['add-custom', true, true, 'edit-custom'],
  ['edit-custom', false, true, 'view'],
  ['add-custom', false, false, 'view'],
] as const)(
  '%s, may manage: %s, has a payment method: %s: %s',
  (asked, canManage, hasPaymentMethod, mode) => {
    expect(billingMode(asked, { canManage, hasPaymentMethod })).toBe(mode);
  },
);
