import type { Temporal } from 'temporal-polyfill';

/** The relative demand from Monday to Sunday. */
export type WeekCurve = readonly [number, number, number, number, number, number, number];

/** Days relative to today, inclusive; negative for the past. */
export interface DayWindow {
  from: number;
  to: number;
}

/**
 * Distributes `count` shifts over the window by the weekly demand with natural-looking gaps:
 * shift i is at quantile (i + jitter) / count of the cumulative demand.
 *
 * @param jitter - draws from [0, 1)
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
