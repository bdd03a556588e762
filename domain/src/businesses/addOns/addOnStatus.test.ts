import { expect, test } from 'vitest';
import { Temporal } from '../../platform/time/temporal.ts';
import { addOnStatus } from './addOnStatus.ts';

const today = Temporal.PlainDate.from('2026-03-02');

test.each([
  ['2026-03-03', null, 'SCHEDULED'],
  ['2026-03-03', '2026-03-03', 'SCHEDULED'],
  ['2026-03-02', null, 'ACTIVE'],
  ['2025-01-01', null, 'ACTIVE'],
  ['2026-02-01', '2026-03-02', 'ACTIVE'],
  ['2026-02-01', '2026-03-01', 'ENDED'],
] as const)('an add-on from %s to %s is %s', (startDate, endDate, status) => {
  expect(addOnStatus({ startDate, endDate }, today)).toBe(status);
});
