import { expect, test } from 'vitest';
import { cancellationReasons } from '../../schedule/cancelling/cancellationReason.ts';
import { dismissalNeedsExplanation, dismissalReasons } from './dismissalReasons.ts';

test('the dismissal reasons exclude those that only the system, pros or admins give', () => {
  const others = cancellationReasons.filter(
    (reason) => !dismissalReasons.some((offered) => offered === reason),
  );
  expect(others).toEqual([
    'CANCELLED_BY_PLATFORM_ADMIN',
    'CANCELLED_BY_PRO',
    'PRO_SUSPENDED',
    'BUSINESS_CALLED_OUT',
    'CALLED_OUT',
    'NO_SHOW',
    'PRO_BLOCKED',
  ]);
});

test('only the dismissal reason OTHER needs an explanation', () => {
  expect(cancellationReasons.filter(dismissalNeedsExplanation)).toEqual(['OTHER']);
});
