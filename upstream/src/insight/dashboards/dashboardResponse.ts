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
    filled_gigs: count.describe('Gigs all of whose places were confirmed at the same time'),
    minutes_to_fill: count.describe(
      'From posting until the last place was confirmed, summed over `filled_gigs`',
    ),
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

const ofLocation = { location_id: id };

/** Only of the dashboard of filled places. */
const byHour = {
  hours: z
    .array(
      z
        .object({
          weekday: weekdaySchema,
          hour: z.int().min(0).max(23).describe('On the clock of the location'),
          places: count.describe(
            'Of gigs that take place in this hour; each has its places in all of its hours',
          ),
          filled: count,
        })
        .meta({ id: 'OpenHour' }),
    )
    .describe('The hours of the week that had places, from Monday on; of `skill_id`, if it is given'),
};

/** A dashboard of a location, with its figures by week and by position. */
export const dashboardResponse = z
  .discriminatedUnion('name', [
    dashboardOf('spend', spend, ofLocation),
    dashboardOf('fill-rate', fillRate, { ...ofLocation, ...byHour }),
    dashboardOf('reliability', reliability, ofLocation),
    dashboardOf('compliance', compliance, ofLocation),
  ])
  .meta({ id: 'Dashboard' });

/** A dashboard of a location, with its figures by week and by position. */
export type DashboardResponse = z.output<typeof dashboardResponse>;

/** A dashboard of an organization, with its figures by week, by position and by location. */
export const organizationDashboardResponse = z
  .discriminatedUnion('name', [
    dashboardOf('spend', spend, ofOrganization(spend)),
    dashboardOf('fill-rate', fillRate, { ...ofOrganization(fillRate), ...byHour }),
    dashboardOf('reliability', reliability, ofOrganization(reliability)),
    dashboardOf('compliance', compliance, ofOrganization(compliance)),
  ])
  .meta({ id: 'OrganizationDashboard' });

/** A dashboard of an organization, with its figures by week, by position and by location. */
export type OrganizationDashboardResponse = z.output<typeof organizationDashboardResponse>;

function comparedTo<Figures extends z.ZodType>(figures: Figures) {
  return figures.nullable().describe('Of the compared days; null without a comparison');
}

function ofOrganization<Figures extends z.ZodType>(figures: Figures) {
  return {
    organization_id: id,
    locations: z
      .array(z.object({ location_id: id, location_name: z.string(), figures, compared: comparedTo(figures) }))
      .describe('The locations where the caller sees costs, by name'),
  };
}

function dashboardOf<
  Name extends DashboardName,
  Figures extends z.ZodType,
  Owner extends z.core.$ZodLooseShape,
>(name: Name, figures: Figures, owner: Owner) {
  const compared = comparedTo(figures);
  return z.object({
    name: z.literal(name),
    ...owner,
    time_zone: z.string().describe('Of the location, or of most locations of the organization'),
    today: date,
    week_start: weekdaySchema.describe(
      'The first day of the work week of the location, or of most locations of the organization',
    ),
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
