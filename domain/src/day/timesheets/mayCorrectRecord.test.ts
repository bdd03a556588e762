import { expect, test } from 'vitest';
import { Temporal } from '../../platform/time/temporal.ts';
import { mayCorrectRecord } from './mayCorrectRecord.ts';

const at = (time: string) => Temporal.Instant.from(`2026-03-07T${time}:00Z`);

test.each([
  ['who may adjust hours, after the work', true, false, '18:00', true],
  ['of their own, before its end', false, true, '16:59', true],
  ['of their own, at its end', false, true, '17:00', false],
  ['of another one', false, false, '12:00', false],
] as const)('a record is corrected by a manager %s: %s %s %s %s', (_who, canAdjustHours, isOwn, now, may) => {
  expect(mayCorrectRecord({ canAdjustHours, isOwn, workEnd: at('17:00') }, at(now))).toBe(may);
});
