import { expect, test } from 'vitest';
import { Temporal } from '../../platform/time/temporal.ts';
import type { Recurrence } from './recurrence.ts';
import { recurrenceProblems } from './recurrenceProblems.ts';

const today = Temporal.PlainDate.from('2026-03-02');
const start = Temporal.PlainDate.from('2026-03-10');
const weekly: Recurrence = {
  frequency: 'WEEKLY',
  interval: 1,
  weekdays: ['TUESDAY'],
  occurrence: null,
  until: null,
};

test.each<Partial<Recurrence>>([
  {},
  { interval: 30 },
  { until: '2026-03-10' },
  { until: '2027-03-02' },
  { frequency: 'DAILY', weekdays: [] },
])('nothing is wrong with %j', (change) => {
  expect(recurrenceProblems({ ...weekly, ...change }, start, today)).toEqual([]);
});

test.each<[Partial<Recurrence>, string, string]>([
  [{ interval: 0 }, 'interval', 'Enter 1 to 30'],
  [{ interval: 31 }, 'interval', 'Enter 1 to 30'],
  [{ interval: 1.5 }, 'interval', 'Enter 1 to 30'],
  [{ weekdays: [] }, 'weekdays', 'Choose at least one day'],
  [{ until: '2026-03-09' }, 'until', 'The last date is before the first one'],
  [{ until: '2027-03-03' }, 'until', 'Choose a date within 12 months'],
])('%j is wrong at %s', (change, field, message) => {
  expect(recurrenceProblems({ ...weekly, ...change }, start, today)).toEqual([{ field, message }]);
});
