import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { changedTimes } from './changedTimes.ts';

const zone = 'America/New_York';
/** Saturday evening, the night before the clocks of New York go back. */
const gig = {
  start_time: new Date('2026-10-31T22:00:00Z'),
  end_time: new Date('2026-11-01T02:00:00Z'),
  timezone: zone,
};

function moments(...args: Parameters<typeof changedTimes>) {
  const shift = changedTimes(...args);
  return shift && [shift.start.toISOString(), shift.end.toISOString()];
}

test('a change without times keeps them', () => {
  expect(changedTimes(gig, { wage_amount: 20 }, zone)).toBeNull();
});

test('accepts local dates and times', () => {
  const change = { start_time: '2026-11-01T18:00:00', end_time: '2026-11-01T22:00:00' };
  expect(moments(gig, change, zone)).toEqual(['2026-11-01T23:00:00.000Z', '2026-11-02T03:00:00.000Z']);
});

test('keeps the other time when only one is sent', () => {
  expect(moments(gig, { end_time: '2026-10-31T23:00:00' }, zone)).toEqual([
    '2026-10-31T22:00:00.000Z',
    '2026-11-01T03:00:00.000Z',
  ]);
});

test('moving a day keeps the local times across a daylight saving change', () => {
  const day = Temporal.Duration.from({ days: 1 });
  expect(moments(gig, { moved: { start: day, end: day } }, zone)).toEqual([
    '2026-11-01T23:00:00.000Z',
    '2026-11-02T03:00:00.000Z',
  ]);
});

test('sets the hours on the day of the gig, also across midnight', () => {
  expect(moments(gig, { start_clock: '20:00', end_clock: '01:30' }, zone)).toEqual([
    '2026-11-01T00:00:00.000Z',
    '2026-11-01T05:30:00.000Z',
  ]);
});

test('keeps the local times in another time zone', () => {
  expect(moments(gig, {}, 'America/Chicago')).toEqual([
    '2026-10-31T23:00:00.000Z',
    '2026-11-01T03:00:00.000Z',
  ]);
});

test('rejects an end on a day before the start', () => {
  const change = { start_time: '2026-11-01T18:00:00', end_time: '2026-10-30T22:00:00' };
  expect(() => changedTimes(gig, change, zone)).toThrow('The end is before the start');
});
