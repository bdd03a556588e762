import { expect, test } from 'vitest';
import {
  cancellationNeedsExplanation,
  gigCancellationReasonLabel,
  gigCancellationReasons,
} from './gigCancellationReason.ts';

test.each([
  ['CANCELLED_BY_LOCATION_MANAGER', 'The shift is not needed any more', false],
  ['FEWER_PROS_NEEDED', 'Fewer pros are needed', false],
  ['OTHER', 'Something else', true],
] as const)('%s reads "%s"; an explanation is needed: %s', (reason, label, isNeeded) => {
  expect(gigCancellationReasonLabel(reason)).toBe(label);
  expect(cancellationNeedsExplanation(reason)).toBe(isNeeded);
});

test('each reason to cancel a gig has a label of its own', () => {
  expect(new Set(gigCancellationReasons.map(gigCancellationReasonLabel)).size).toBe(3);
});
