import { expect, test } from 'vitest';
import { formatTimeOfDay } from './formatTimeOfDay.ts';

test.each([
  ['00:00', '12:00 am'],
  ['00:30', '12:30 am'],
  ['07:05', '7:05 am'],
  ['11:59', '11:59 am'],
  ['12:00', '12:00 pm'],
  ['22:30', '10:30 pm'],
])('%s is %s', (time, text) => {
  expect(formatTimeOfDay(time)).toBe(text);
});
