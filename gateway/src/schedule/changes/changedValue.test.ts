import { expect, test } from 'vitest';
import { changedValue } from './changedValue.ts';

test.each([
  ['wage_amount', 24.5, '$24.50'],
  ['unpaid_break_minutes', 30, '30 min'],
  ['guaranteed_minutes', 210, '3 h 30 min'],
  ['allowed_confirmed_pros', 3, '3'],
  ['start_time', '2026-11-01T05:30:00Z', 'Nov 1, 2026, 1:30 am'],
  ['background_check_required', true, 'Yes'],
  ['background_check_required', false, 'No'],
  ['requirements', ['Black shoes', 'Apron'], 'Black shoes, Apron'],
  ['requirements', [], null],
  ['contact_name', '', null],
  ['contact_name', null, null],
  ['contact_name', 'Dana', 'Dana'],
  ['type', 'NETWORK', 'Network'],
  ['status', 'FAILED_PAYMENT', 'Payment error'],
  ['status', 'INCOMPLETE', 'Payment due'],
  ['status', 'POSTED', 'Posted'],
  ['sent_home_reason', 'FEWER_PROS_NEEDED', 'Fewer pros needed'],
  ['cancellation_reason', 'CANCELLED_BY_BRIGADE_LOCATION_MANAGER', 'Cancelled by the location'],
  ['cancellation_reason', 'SOMETHING_NEW', 'Something new'],
])('the value of %s %j reads %j', (field, value, text) => {
  expect(changedValue(field, value, 'America/New_York', 'brigade')).toBe(text);
});
