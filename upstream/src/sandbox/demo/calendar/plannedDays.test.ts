import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { plannedDays, type WeekCurve } from './plannedDays.ts';

const today = Temporal.PlainDate.from('2026-03-04');
const curve: WeekCurve = [1, 1, 1, 2, 4, 5, 2];
const half = () => 0.5;

test('returns the given number of ordered days within the window', () => {
  const days = plannedDays(today, { from: -56, to: 28 }, curve, 150, half);
  expect(days).toHaveLength(150);
  expect(days.toSorted((left, right) => Temporal.PlainDate.compare(left, right))).toEqual(days);
  expect(today.until(days[0] ?? today).days).toBeGreaterThanOrEqual(-56);
  expect(today.until(days.at(-1) ?? today).days).toBeLessThanOrEqual(28);
});

test('follows the weekly demand', () => {
  const days = plannedDays(today, { from: -56, to: 27 }, curve, 1600, half);
  const counted = (dayOfWeek: number) => days.filter((day) => day.dayOfWeek === dayOfWeek).length;
  expect(counted(6)).toBeGreaterThan(counted(1) * 4);
  expect(counted(1)).toBeGreaterThan(0);
});

test('a weekday without weight gets no shift', () => {
  const days = plannedDays(today, { from: -14, to: 14 }, [0, 1, 1, 1, 1, 1, 1], 60, half);
  expect(days.some((day) => day.dayOfWeek === 1)).toBe(false);
});
