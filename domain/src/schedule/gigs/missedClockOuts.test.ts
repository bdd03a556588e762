import { expect, test } from 'vitest';
import { Temporal } from '../../platform/time/temporal.ts';
import { missedClockOuts } from './missedClockOuts.ts';

const endTime = Temporal.Instant.from('2026-05-01T22:00:00Z');

test.each([
  ['before the end', '2026-05-01T21:59:59Z', 0],
  ['just before a quarter of an hour after it', '2026-05-01T22:14:59Z', 0],
  ['a quarter of an hour after it', '2026-05-01T22:15:00Z', 2],
  ['on the next day', '2026-05-02T08:00:00Z', 2],
])('the missed clock-outs %s', (_, now, missed) => {
  expect(missedClockOuts({ endTime, clockedIn: 2 }, Temporal.Instant.from(now))).toBe(missed);
});

test('a pro who has clocked out has missed no clock-out', () => {
  expect(missedClockOuts({ endTime, clockedIn: 0 }, endTime.add({ hours: 1 }))).toBe(0);
});
