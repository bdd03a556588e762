import { expect, test } from 'vitest';
import { Temporal } from '../../platform/time/temporal.ts';
import type { CurrentGigStatus } from './currentGigStatus.ts';
import { gigStatusText } from './gigStatusText.ts';

const startTime = Temporal.Instant.from('2026-11-27T20:00:00Z');
const endTime = Temporal.Instant.from('2026-11-28T04:00:00Z');
const before = startTime.subtract({ seconds: 1 });
const last = endTime.subtract({ seconds: 1 });

test.each<[CurrentGigStatus, string, Temporal.Instant, number, string]>([
  ['UNFILLED', 'before its start', before, 2, 'Unfilled'],
  ['UNFILLED', 'at its start', startTime, 2, 'Started, 2 open'],
  ['SHORT_STAFFED', 'before its start', before, 1, 'Short-staffed'],
  ['SHORT_STAFFED', 'just before its end', last, 1, 'Started, 1 open'],
  ['SHORT_STAFFED', 'when all its places are offered', startTime, 0, 'Started, short-staffed'],
  ['UNFILLED', 'at its end', endTime, 2, 'Unfilled'],
  ['IN_PROGRESS', 'at its start', startTime, 0, 'In progress'],
  ['UNAPPROVED', 'at its start', startTime, 2, 'Awaiting approval'],
])('a shift that is %s, %s', (status, _when, now, open, text) => {
  expect(gigStatusText(status, { startTime, endTime, open }, now)).toBe(text);
});
