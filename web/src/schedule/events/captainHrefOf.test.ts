import { expect, test } from 'vitest';
import { captainHrefOf } from './captainHrefOf.ts';

test.each([
  ['2026-03-08T05:00:00Z', '2026-03-08T05%3A00%3A00Z'],
  ['2026-04-08T05:00:00Z', '2026-03-14T12%3A00%3A00Z'],
])('the page of an event’s captains lasts until %s, at most seven days', (endTime, end) => {
  const facts = { sourceGigId: 7, startTime: '2026-03-07T12:00:00Z', timeZone: 'America/Chicago' };
  expect(captainHrefOf({ ...facts, endTime })).toBe(
    `/team-captain?source_gig_id=7&start_time=2026-03-07T12%3A00%3A00Z&end_time=${end}&timezone=America/Chicago`,
  );
});
