import { expect, test } from 'vitest';
import { parseWrittenShift } from './parseWrittenShift.ts';

test('parses the date and both times', () => {
  const shift = parseWrittenShift({ date: '2026-11-01', startTime: '18:30', endTime: '02:00' });
  expect([shift.date, shift.startTime, shift.endTime].map(String)).toEqual([
    '2026-11-01',
    '18:30:00',
    '02:00:00',
  ]);
});

test.each([
  ['date', { date: '2026-02-30', startTime: '18:30', endTime: '02:00' }],
  ['start time', { date: '2026-11-01', startTime: '', endTime: '02:00' }],
  ['end time', { date: '2026-11-01', startTime: '18:30', endTime: '25:00' }],
])('throws for an invalid %s', (_field, text) => {
  expect(() => parseWrittenShift(text)).toThrow(RangeError);
});
