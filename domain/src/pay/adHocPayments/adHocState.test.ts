import { expect, test } from 'vitest';
import { paymentStatuses } from '../../filling/applications/paymentStatus.ts';
import { adHocStates, adHocStatusLabel, statusesOfState } from './adHocState.ts';

test('every status belongs to one state', () => {
  expect(adHocStates.flatMap(statusesOfState).toSorted()).toEqual(paymentStatuses.toSorted());
  expect(statusesOfState('failed')).toEqual(['ERROR', 'FAILED']);
  expect(statusesOfState('paid')).toEqual(['AVAILABLE']);
});

test('every status has words', () => {
  expect(new Set(paymentStatuses.map(adHocStatusLabel))).toEqual(
    new Set(['Submitted', 'Charging', 'On its way', 'Paid', 'Failed']),
  );
});
