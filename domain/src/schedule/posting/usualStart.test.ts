import { expect, test } from 'vitest';
import { Temporal } from '../../platform/time/temporal.ts';
import { usualStart } from './usualStart.ts';

const evening = { startTime: '17:00', endTime: '23:00' };
const at = (local: string) => Temporal.ZonedDateTime.from(`${local}[America/New_York]`);

test.each([
  ['today while the usual start is ahead', null, '2026-11-22T16:59', '2026-11-22', '17:00', '23:00'],
  ['tomorrow once it has passed', null, '2026-11-22T17:00', '2026-11-23', '17:00', '23:00'],
  ['on a later day that was chosen', '2026-11-30', '2026-11-22T18:30', '2026-11-30', '17:00', '23:00'],
  ['today, if that was chosen in time', '2026-11-22', '2026-11-22T09:00', '2026-11-22', '17:00', '23:00'],
  [
    'at the next full hour of a chosen today',
    '2026-11-22',
    '2026-11-22T18:30',
    '2026-11-22',
    '19:00',
    '01:00',
  ],
  [
    'tomorrow when the chosen today has no hour left',
    '2026-11-22',
    '2026-11-22T23:05',
    '2026-11-23',
    '17:00',
    '23:00',
  ],
  [
    'as if no day was chosen when that day is over',
    '2026-11-01',
    '2026-11-22T09:00',
    '2026-11-22',
    '17:00',
    '23:00',
  ],
])('a shift starts %s', (_when, chosen, now, date, startTime, endTime) => {
  expect(usualStart(evening, chosen, at(now))).toEqual({ date, startTime, endTime });
});

test('a shift copied across midnight keeps its length', () => {
  const night = { startTime: '12:15', endTime: '02:45' };
  expect(usualStart(night, '2026-11-22', at('2026-11-22T13:00'))).toEqual({
    date: '2026-11-22',
    startTime: '14:00',
    endTime: '04:30',
  });
});
