import { expect, test } from 'vitest';
import { Temporal } from '../../platform/time/temporal.ts';
import { breakCheck, type RecordedWork, shiftCompliance } from './breakCheck.ts';

const at = (time: string) => Temporal.Instant.from(`2026-03-07T${time}:00Z`);
const pause = (start: string, end: string | null) => ({
  start: at(start),
  end: end === null ? null : at(end),
});

const work: RecordedWork = {
  rules: [
    { triggerMinutes: 300, lengthMinutes: 30 },
    { triggerMinutes: 600, lengthMinutes: 60 },
  ],
  workStart: at('09:00'),
  workEnd: at('17:00'),
  clockIn: at('09:00'),
  clockOut: at('17:00'),
  isClockOutAutomatic: false,
  breaks: [pause('12:00', '12:30')],
};

const checkOf = (differences: Partial<RecordedWork>, now = '17:30') => {
  const { status, rule, dueAt, minutesOff } = breakCheck({ ...work, ...differences }, at(now));
  return [status, rule?.lengthMinutes ?? null, dueAt?.toString().slice(11, 16) ?? null, minutesOff];
};

test.each<[string, Partial<RecordedWork>, ReturnType<typeof checkOf>]>([
  ['a market without rules', { rules: [] }, ['NOT_APPLICABLE', null, null, 0]],
  [
    'a shift as long as the trigger',
    { workEnd: at('14:00'), clockOut: at('14:00') },
    ['SHORT_SHIFT', null, null, 0],
  ],
  ['a pro who left early', { clockOut: at('13:00') }, ['SHORT_SHIFT', null, null, 0]],
  ['a pro who stayed longer', { clockOut: at('19:01') }, ['TOO_SHORT', 60, '19:00', 30]],
  [
    'a pro without punches after the end',
    { clockIn: null, clockOut: null, breaks: [] },
    ['NO_START_END_TIME', 30, null, 0],
  ],
  ['a pro at work without a break', { clockOut: null, breaks: [] }, ['UNKNOWN', 30, '14:00', 0]],
  ['a pro who left without a break', { breaks: [] }, ['SKIPPED', 30, '14:00', 0]],
  [
    'a pro who forgot to clock out and had no break',
    { clockOut: at('21:00'), isClockOutAutomatic: true, breaks: [] },
    ['NO_START_END_TIME', 30, '14:00', 0],
  ],
  [
    'a pro who forgot to clock out after a break',
    { clockOut: at('21:00'), isClockOutAutomatic: true },
    ['COMPLIANT', 30, '14:00', 0],
  ],
  ['a pro on break', { clockOut: null, breaks: [pause('12:00', null)] }, ['UNKNOWN', 30, '14:00', 0]],
  [
    'a pro on a second break',
    { clockOut: null, breaks: [pause('12:00', '12:30'), pause('15:00', null)] },
    ['COMPLIANT', 30, '14:00', 0],
  ],
  ['a break at the latest time', { breaks: [pause('14:00', '14:30')] }, ['COMPLIANT', 30, '14:00', 0]],
  ['a late break', { breaks: [pause('14:01', '14:31')] }, ['TOO_LATE', 30, '14:00', 1]],
  ['a break 5 minutes shorter', { breaks: [pause('12:00', '12:25')] }, ['COMPLIANT', 30, '14:00', 0]],
  ['a break 6 minutes shorter', { breaks: [pause('12:00', '12:24')] }, ['TOO_SHORT', 30, '14:00', 6]],
  ['a break 5 minutes longer', { breaks: [pause('12:00', '12:35')] }, ['COMPLIANT', 30, '14:00', 0]],
  ['a break 6 minutes longer', { breaks: [pause('12:00', '12:36')] }, ['TOO_LONG', 30, '14:00', 6]],
  [
    'a longer break after the one that was due',
    { breaks: [pause('11:00', '11:30'), pause('15:00', '15:35')] },
    ['COMPLIANT', 30, '14:00', 0],
  ],
  [
    'two breaks that are not enough',
    { breaks: [pause('11:00', '11:20'), pause('15:00', '15:30')] },
    ['TOO_LATE', 30, '14:00', 60],
  ],
  [
    'a coffee break besides',
    { breaks: [pause('10:00', '10:10'), pause('12:00', '12:30')] },
    ['COMPLIANT', 30, '14:00', 0],
  ],
])('the break of %s', (_work, differences, check) => {
  expect(checkOf(differences)).toEqual(check);
});

test('a pro who has not come yet is not judged before the end', () => {
  expect(checkOf({ clockIn: null, clockOut: null, breaks: [] }, '16:59')).toEqual(['UNKNOWN', 30, null, 0]);
});

test.each([
  ['COMPLIANT', 'COMPLIANT'],
  ['NOT_APPLICABLE', 'NOT_APPLICABLE'],
  ['SHORT_SHIFT', 'SHORT_SHIFT'],
  ['UNKNOWN', 'UNKNOWN'],
  ['SKIPPED', 'NON_COMPLIANT'],
  ['TOO_LATE', 'NON_COMPLIANT'],
  ['TOO_SHORT', 'NON_COMPLIANT'],
  ['TOO_LONG', 'NON_COMPLIANT'],
  ['NO_START_END_TIME', 'NON_COMPLIANT'],
] as const)('a break that is %s makes the shift %s', (status, compliance) => {
  expect(shiftCompliance(status)).toBe(compliance);
});
