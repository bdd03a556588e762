import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { expect, test } from 'vitest';
import { readGigListSearch } from '../gigs/gigListSearch.ts';
import { exportForDays } from './exportForDays.ts';

test("the exported days start and end at midnight in the location's time zone, also when daylight saving time changes", () => {
  const days = ['2026-10-31', '2026-11-01'].map((date) => Temporal.PlainDate.from(date));
  const choice = readGigListSearch({ statuses: 'ready', events: 'gigs', breaks: 'too_late', search: 'bar' });

  expect(exportForDays(choice, days, 'America/New_York')).toEqual({
    orderBy: 'STARTING_SOONEST',
    filter: {
      statuses: ['READY'],
      types: [],
      skillDatabaseIds: [],
      isInEvent: false,
      shiftBreakCompliance: 'TOO_LATE',
      search: 'bar',
      startsAtOrAfter: '2026-10-31T04:00:00Z',
      startsAtOrBefore: '2026-11-02T04:59:59Z',
    },
  });
});
