import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  calendarModes,
  calendarSpans,
  gigViews,
  readCalendarSearch,
  writeCalendarSearch,
} from './calendarSearch.ts';

const defaults = { view: 'list', span: 'week', date: null, mode: 'times' };

describe('the search params of the calendar', () => {
  test('the search params of the calendar default to the list and, in the calendar, to this week', () => {
    expect(readCalendarSearch({})).toEqual(defaults);
    expect(writeCalendarSearch(readCalendarSearch({}))).toEqual({});
  });

  test('the search params of the calendar parse all known values', () => {
    expect(
      readCalendarSearch({
        view: 'calendar',
        calendar_view: 'month',
        calendar_date: '2026-11-01',
        calendar_mode: 'build-event',
      }),
    ).toEqual({ view: 'calendar', span: 'month', date: '2026-11-01', mode: 'build-event' });
  });

  test('the search params of the calendar show people by the week, whose hours count', () => {
    const search = { calendar_view: 'month', calendar_mode: 'people' };
    expect(readCalendarSearch(search)).toMatchObject({ span: 'week', mode: 'people' });
  });

  test.each([
    ['an unknown view', { view: 'map' }],
    ['an unknown span', { calendar_view: 'year' }],
    ['a day that does not exist', { calendar_date: '2026-02-30' }],
    ['a date with a time', { calendar_date: '2026-02-03T10:00' }],
    ['a day of another millennium', { calendar_date: '+012026-02-03' }],
    ['an unknown mode', { calendar_mode: 'edit' }],
    ['values that are not strings', { view: 7, calendar_date: ['2026-11-01'] }],
  ])('the search params of the calendar ignore %s', (_what, search) => {
    expect(readCalendarSearch(search)).toEqual(defaults);
  });

  test('the search params of the calendar round-trip', () => {
    const choice = fc.record({
      view: fc.constantFrom(...gigViews),
      span: fc.constantFrom(...calendarSpans),
      date: fc.constantFrom(null, '2026-11-01', '2028-02-29'),
      mode: fc.constantFrom(...calendarModes),
    });
    fc.assert(
      fc.property(choice, (any) => {
        const chosen = any.mode === 'people' ? { ...any, span: 'week' as const } : any;
        expect(readCalendarSearch({ ...writeCalendarSearch(chosen) })).toEqual(chosen);
      }),
    );
  });
});
