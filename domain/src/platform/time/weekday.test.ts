import { expect, test } from 'vitest';
import { Temporal } from './temporal.ts';
import {
  weekdayFromForm,
  weekdayFromWire,
  weekdayName,
  weekdayOf,
  weekdays,
  weekdayToForm,
  weekdayToWire,
} from './weekday.ts';

test.each([
  ['MONDAY', 'Monday', 0, 1, '2026-03-02'],
  ['SATURDAY', 'Saturday', 5, 6, '2026-03-07'],
  ['SUNDAY', 'Sunday', 6, 0, '2026-03-08'],
] as const)('%s is %s, %i in REST and %i in forms', (weekday, name, wire, form, date) => {
  expect(weekdayName(weekday)).toBe(name);
  expect(weekdayToWire(weekday)).toBe(wire);
  expect(weekdayToForm(weekday)).toBe(form);
  expect(weekdayOf(Temporal.PlainDate.from(date))).toBe(weekday);
});

test('every day is found again by both of its numbers', () => {
  expect(weekdays.map((day) => weekdayFromWire(weekdayToWire(day)))).toEqual(weekdays);
  expect(weekdays.map((day) => weekdayFromForm(weekdayToForm(day)))).toEqual(weekdays);
});

test.each([-1, 7, 1.5])('%d is no day of the week', (number) => {
  expect(() => weekdayFromWire(number)).toThrow(RangeError);
  expect(() => weekdayFromForm(number)).toThrow(RangeError);
});
