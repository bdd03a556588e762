import { expect, test } from 'vitest';
import { hoursFromStart } from '../../testing/builders.ts';
import { cancellationFee } from './cancellationFee.ts';

const terms = { cancellation_free_hours: 24, cancellation_guaranteed_hours: 4 };
const gig = {
  start_time: hoursFromStart(0),
  end_time: hoursFromStart(8),
  unpaid_break_minutes: 30,
  wage_amount: 20.33,
  confirmed_applications: 3,
};

test.each([
  ['a day before', gig, -24, 0],
  ['later than that', gig, -23.99, 243.96],
  ['a shift below four hours, less its break', { ...gig, end_time: hoursFromStart(3) }, -1, 152.49],
  ['no confirmed pro', { ...gig, confirmed_applications: 0 }, -1, 0],
  ['nothing but a break', { ...gig, end_time: hoursFromStart(0.25) }, -1, 0],
])('%s', (_case, shift, hours, dollars) => {
  expect(cancellationFee(shift, terms, hoursFromStart(hours))).toBeCloseTo(dollars, 10);
});
