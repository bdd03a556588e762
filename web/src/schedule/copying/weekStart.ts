import { Temporal } from '@brigade/domain/platform/time/temporal.ts';

/** The Sunday of the week of a day, both YYYY-MM-DD. */
export function weekStart(date: string): string {
  const day = Temporal.PlainDate.from(date);
  return day.subtract({ days: day.dayOfWeek % 7 }).toString();
}
