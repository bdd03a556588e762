import { z } from 'zod';
import { id } from '../../platform/server/parameters.ts';
import { dashboardCompares, weekdaySchema } from './dashboardPeriod.ts';

const count = z.int().nonnegative();
const dollars = z.number().nonnegative();
const date = z.iso.date();

const spend = z
  .object({
    cost_amount: dollars.describe('What confirmed work costs, with fees: as charged, as invoiced, or as due'),
    uncharged_amount: dollars.describe('The part that is neither charged nor invoiced'),
    minutes: count.describe('Scheduled or adjusted by a manager, without unpaid breaks'),
    workers: count.describe('Confirmed pros, counted for each gig'),
  })
  .meta({ id: 'SpendFigures' });

const fillRate = z
  .object({
    gigs: count.describe('Gigs that have started and were not cancelled'),
    places: count,
    filled: count.describe('Places whose pro was confirmed and did not cancel or stay away'),
  })
  .meta({ id: 'FillRateFigures' });

const reliability = z
  .object({
    confirmed: count.describe('Confirmed pros of gigs that have started, including the following'),
    late: count.describe('Clocked in more than 15 minutes after the start'),
    no_shows: count,
    called_out: count.describe('Cancelled by the pro shortly before the start'),
  })
  .meta({ id: 'ReliabilityFigures' });

const compliance = z
  .object({
    due: count.describe('Shifts that were long enough for a break, including the following'),
    compliant: count,
    too_late: count,
    too_short: count,
    too_long: count,
    skipped: count,
    unrecorded: count.describe('Without the punches that a check needs'),
  })
  .meta({ id: 'ComplianceFigures' });

/** The names of the dashboards, as in their addresses. */
export const dashboardNames = ['spend', 'fill-rate', 'reliability', 'compliance'] as const;

/** One of {@link dashboardNames}. */
export type DashboardName = (typeof dashboardNames)[number];

/** A dashboard with its figures by week and by position. */
export const dashboardResponse = z
  .discriminatedUnion('name', [
    dashboardOf('spend', spend),
    dashboardOf('fill-rate', fillRate),
    dashboardOf('reliability', reliability),
    dashboardOf('compliance', compliance),
  ])
  .meta({ id: 'Dashboard' });

/** A dashboard with its figures by week and by position. */
export type DashboardResponse = z.output<typeof dashboardResponse>;

function dashboardOf<Name extends DashboardName, Figures extends z.ZodType>(name: Name, figures: Figures) {
  const compared = figures.nullable().describe('Of the compared days; null without a comparison');
  return z.object({
    name: z.literal(name),
    location_id: id,
    time_zone: z.string(),
    today: date,
    week_start: weekdaySchema.describe('The first day of the work week'),
    from: date,
    to: date,
    compare: z.enum(dashboardCompares),
    compared_from: date.nullable(),
    compared_to: date.nullable(),
    weeks: z
      .array(z.object({ from: date, to: date, figures, compared }))
      .describe('From the first week on; the first and the last may have fewer than seven days'),
    positions: z
      .array(z.object({ skill_id: id, skill_name: z.string(), figures, compared }))
      .describe('All positions of the period by name, whatever `skill_id` is'),
    total: z.object({ figures, compared }),
  });
}
