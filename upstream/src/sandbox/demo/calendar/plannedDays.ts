import type { Temporal } from 'temporal-polyfill';

/** How busy a business is from Monday to Sunday; only the relations matter. */
export type WeekCurve = readonly [number, number, number, number, number, number, number];

/** Days before and after today, both included: negative is the past. */
export interface DayWindow {
  from: number;
  to: number;
}

/**
 * Spreads `count` shifts over the window so that each day gets its part of the week's curve and the gaps look natural:
 * shift i stands at quantile (i + jitter) / count of the cumulated curve.
 *
 * @param jitter - draws from 0 to 1 (not included)
 */
export function plannedDays(
  today: Temporal.PlainDate,
  window: DayWindow,
  curve: WeekCurve,
  count: number,
  jitter: () => number,
): Temporal.PlainDate[] {
  const days = Array.from({ length: window.to - window.from + 1 }, (_, index) =>
    today.add({ days: window.from + index }),
  );
  const weights = days.map((day) => curve[day.dayOfWeek - 1] ?? 0);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const planned: Temporal.PlainDate[] = [];
  let index = 0;
  let reached = weights[0] ?? 0;
  for (let shift = 0; shift < count; shift += 1) {
    const target = ((shift + jitter()) / count) * whole;
    while (reached <= target && index < days.length - 1) {
      index += 1;
      reached += weights[index] ?? 0;
    }
    planned.push(days[index] ?? today);
  }
  return planned;
}
