import { expect, test } from 'vitest';
import { timelineReason } from './timelineReason.ts';

test.each([
  ['SENT_HOME', 'LATE', 'More than 15 minutes late'],
  ['SENT_HOME', 'OF_TOMORROW', null],
  ['EXTRA_PAYMENT_SUBMITTED', 'ADJUST_HOURS', 'More hours'],
  ['EXTRA_PAYMENT_HELD', 'TIP', 'Tip'],
  ['CANCELLED', 'CANCELLED_BY_BRIGADE_ADMIN', 'Cancelled by the platform'],
  ['SHIFT_CANCELLED', 'FEWER_PROS_NEEDED', 'Fewer pros needed'],
  ['CANCELLED', 'OF_TOMORROW', null],
  ['OFFER_WITHDRAWN', 'GIG_FULL', 'Others took the last place'],
  // The name of the person says it.
  ['OFFER_WITHDRAWN', 'STAFFER', null],
  ['CLOCKED_OUT', 'AUTOMATIC_CLOCK_OUT', 'Automatically, because no one clocked the pro out'],
  ['CLOCKED_IN', null, null],
] as const)('%s because of %s reads "%s"', (kind, reason, text) => {
  expect(timelineReason(kind, reason, 'brigade')).toBe(text);
});
