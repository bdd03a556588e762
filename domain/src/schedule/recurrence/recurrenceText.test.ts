import { expect, test } from 'vitest';
import { Temporal } from '../../platform/time/temporal.ts';
import type { Recurrence } from './recurrence.ts';
import { recurrenceText } from './recurrenceText.ts';

/** A Wednesday. */
const start = Temporal.PlainDate.from('2026-01-14');
const daily = { frequency: 'DAILY', interval: 1, weekdays: [], occurrence: null, until: null } as const;
const weekly = { ...daily, frequency: 'WEEKLY' } as const;
const monthly = { ...daily, frequency: 'MONTHLY' } as const;
const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'] as const;

test.each<[string, Recurrence | null]>([
  ['Does not repeat', null],
  ['Every day', daily],
  ['Every 3 days until March 3', { ...daily, interval: 3, until: '2026-03-03' }],
  ['Every week on Wednesday', weekly],
  [
    'Every 2 weeks on Monday and Wednesday until March 3',
    { ...weekly, interval: 2, weekdays: ['WEDNESDAY', 'MONDAY'], until: '2026-03-03' },
  ],
  ['Every week on Monday, Tuesday, and Sunday', { ...weekly, weekdays: ['MONDAY', 'TUESDAY', 'SUNDAY'] }],
  ['Every weekday', { ...weekly, weekdays }],
  [
    'Every week on Tuesday, Wednesday, Thursday, Friday, and Saturday',
    { ...weekly, weekdays: [...weekdays.slice(1), 'SATURDAY'] },
  ],
  ['Every day', { ...weekly, weekdays: [...weekdays, 'SATURDAY', 'SUNDAY'] }],
  ['Every 2 weeks on Monday, Tuesday, Wednesday, Thursday, and Friday', { ...weekly, interval: 2, weekdays }],
  ['Monthly on the last Friday', { ...monthly, weekdays: ['FRIDAY'], occurrence: -1 }],
  [
    'Every 2 months on the second Tuesday until January 12, 2027',
    { ...monthly, interval: 2, weekdays: ['TUESDAY'], occurrence: 2, until: '2027-01-12' },
  ],
  ['Monthly on day 14', monthly],
  ['Monthly on day 14', { ...monthly, weekdays: ['FRIDAY'] }],
])('a recurrence reads "%s"', (text, recurrence) => {
  expect(recurrenceText(recurrence, start)).toBe(text);
});
