import { expect, test } from 'vitest';
import { readCaptainRange } from './captainRange.ts';

const good = {
  source_gig_id: '12',
  start_time: '2026-03-07T12:00:00Z',
  end_time: '2026-03-08T06:00:00Z',
  timezone: 'America/Chicago',
};

test('a team captain’s range is read from its four parameters', () => {
  expect(readCaptainRange(good)).toEqual({
    sourceGigId: 12,
    startTime: '2026-03-07T12:00:00Z',
    endTime: '2026-03-08T06:00:00Z',
    timeZone: 'America/Chicago',
  });
});

test.each([
  ['2026-03-07T12:00:00 01:00', '2026-03-07T11:00:00Z'],
  ['2026-03-07T06:00:00', '2026-03-07T12:00:00Z'],
  ['2026-03-07', '2026-03-07T06:00:00Z'],
])('a team captain’s range may start at %s', (start_time, startTime) => {
  expect(readCaptainRange({ ...good, start_time, source_gig_id: 12 })).toMatchObject({ startTime });
});

test('a team captain’s range without parameters names all that are missing', () => {
  expect(readCaptainRange({})).toEqual(
    ['source_gig_id', 'timezone', 'start_time', 'end_time'].map((parameter) => ({
      parameter,
      problem: 'is missing',
    })),
  );
});

test.each([
  [{ source_gig_id: '-1' }, 'source_gig_id', 'is not the number of a shift'],
  [{ timezone: 'Mars/Base' }, 'timezone', 'is not a time zone such as America/Chicago'],
  [{ start_time: 'monday' }, 'start_time', 'is not a time such as 2026-03-07T17:00:00Z'],
  [{ end_time: ['x'] }, 'end_time', 'is missing'],
  [{ end_time: '2026-03-07T12:00:00Z' }, 'end_time', 'is not after the start'],
  [{ end_time: '2026-03-14T12:00:01Z' }, 'end_time', 'is more than 7 days after the start'],
])('a team captain’s range with %j is refused', (change, parameter, problem) => {
  expect(readCaptainRange({ ...good, ...change })).toEqual([{ parameter, problem }]);
});
