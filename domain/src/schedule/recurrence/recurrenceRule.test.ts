import { describe, expect, test } from 'vitest';
import { Temporal } from '../../platform/time/temporal.ts';
import { defaultRecurrenceRule, recurrenceOfRule } from './recurrenceRule.ts';

/** A Sunday, the fifth of its month. */
const date = Temporal.PlainDate.from('2026-03-29');
const byDefault = defaultRecurrenceRule(date);

test('a rule begins as weekly on the weekday of the date, switched off', () => {
  expect(byDefault).toEqual({
    repeat: 'no-repeat',
    frequency: 'WEEKLY',
    interval: 1,
    weekdays: [0],
    occurrence: -1,
    until: null,
  });
  expect(recurrenceOfRule(byDefault, date)).toBeNull();
});

describe('what a rule says', () => {
  const on = { ...byDefault, repeat: 'repeat', until: '2026-06-01', interval: 2 } as const;

  test('a weekly rule says its days, Monday first', () => {
    expect(recurrenceOfRule({ ...on, weekdays: [0, 3, 1] }, date)).toEqual({
      frequency: 'WEEKLY',
      interval: 2,
      weekdays: ['MONDAY', 'WEDNESDAY', 'SUNDAY'],
      occurrence: null,
      until: '2026-06-01',
    });
  });

  test('a daily rule says no days', () => {
    expect(recurrenceOfRule({ ...on, frequency: 'DAILY' }, date)).toMatchObject({
      frequency: 'DAILY',
      weekdays: [],
      occurrence: null,
    });
  });

  test('a monthly rule says the weekday of the date', () => {
    expect(recurrenceOfRule({ ...on, frequency: 'MONTHLY', weekdays: [3] }, date)).toMatchObject({
      frequency: 'MONTHLY',
      weekdays: ['SUNDAY'],
      occurrence: -1,
    });
  });
});
