import { z } from 'zod';
import { idParameter } from '../../platform/server/parameters.ts';
import { dashboardCompares, dashboardPeriod, weekStartOf } from './dashboardPeriod.ts';

const date = z.iso
  .date({ error: 'Must be a day, like 2026-03-02', abort: true })
  .refine((day) => day >= '2000' && day < '2100', 'Must be in the years 2000 to 2099');

/** The days, the comparison and the position of a dashboard. */
export const dashboardQuery = z.strictObject({
  start: date.optional().describe('The first day, in the time zone of the dashboard'),
  end: date.optional().describe('The last day; at most two years after the first one'),
  compare: z.enum(dashboardCompares).default('PREVIOUS_PERIOD'),
  skill_id: idParameter.optional().describe('Only this position in the weeks and the total'),
});

/** Where a dashboard takes its days and weeks from. */
type Calendar = { timezone: string; invoice_work_week_end_date: string | null };

/** The time zone and the work week that most locations have, the first of equals; null without locations. */
export function calendarOfMost(locations: readonly Calendar[]): Calendar | null {
  const groups = Map.groupBy(
    locations,
    ({ timezone, invoice_work_week_end_date: end }) => `${timezone} ${weekStartOf(end)}`,
  );
  const [most = []] = [...groups.values()].toSorted((one, other) => other.length - one.length);
  return most[0] ?? null;
}

/**
 * The days of a dashboard, and what its response says about them.
 *
 * @throws ApiError invalid when the days are reversed or more than two years
 */
export function dashboardDays(
  { start, end, compare }: z.output<typeof dashboardQuery>,
  { timezone, invoice_work_week_end_date }: Calendar,
  now: Date,
) {
  const today = dayOf(now, timezone);
  const week_start = weekStartOf(invoice_work_week_end_date);
  const period = dashboardPeriod({ start, end, compare }, today, week_start);
  const facts = {
    time_zone: timezone,
    today,
    week_start,
    from: period.current.from,
    to: period.current.to,
    compare,
    compared_from: period.compared?.from ?? null,
    compared_to: period.compared?.to ?? null,
  };
  return { period, facts };
}

/** The day of an instant in a time zone, YYYY-MM-DD. */
export function dayOf(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(instant);
}
