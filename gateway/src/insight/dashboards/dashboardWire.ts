import { dashboardCompares } from '@brigade/domain/insight/dashboards/dashboardCompare.ts';
import { z } from 'zod';
import { knownRows, openEnumOr } from '../../platform/schema/openEnum.ts';
import { weekdays } from '../../platform/schema/weekdays.ts';
import { wireDecimal } from '../../platform/schema/wireDecimal.ts';

const spendWire = z.object({
  cost_amount: wireDecimal,
  uncharged_amount: wireDecimal,
  minutes: z.int(),
  workers: z.int(),
});

const fillRateWire = z.object({
  gigs: z.int(),
  places: z.int(),
  filled: z.int(),
  // Newer than the others.
  filled_gigs: z.int().nullish(),
  minutes_to_fill: z.int().nullish(),
});

const reliabilityWire = z.object({
  confirmed: z.int(),
  late: z.int(),
  no_shows: z.int(),
  called_out: z.int(),
});

const complianceWire = z.object({
  due: z.int(),
  compliant: z.int(),
  too_late: z.int(),
  too_short: z.int(),
  too_long: z.int(),
  skipped: z.int(),
  unrecorded: z.int(),
});

/** The figures of each dashboard. */
export type SpendWire = z.infer<typeof spendWire>;
export type FillRateWire = z.infer<typeof fillRateWire>;
export type ReliabilityWire = z.infer<typeof reliabilityWire>;
export type ComplianceWire = z.infer<typeof complianceWire>;

// No two dashboards have a figure in common.
const figuresWire = z.union([spendWire, fillRateWire, reliabilityWire, complianceWire]);

export type FiguresWire = z.infer<typeof figuresWire>;

const hourWire = z.object({
  weekday: z.enum(weekdays),
  hour: z.int().min(0).max(23),
  places: z.int(),
  filled: z.int(),
});

/** An hour of the week. */
export type DashboardHourWire = z.infer<typeof hourWire>;

const compared = figuresWire.nullish();

/** A dashboard of a location or an organization. */
export const dashboardWire = z.object({
  today: z.string(),
  week_start: openEnumOr(weekdays, 'MONDAY'),
  from: z.string(),
  to: z.string(),
  compare: openEnumOr(dashboardCompares, 'NONE'),
  compared_from: z.string().nullish(),
  compared_to: z.string().nullish(),
  weeks: z.array(z.object({ from: z.string(), to: z.string(), figures: figuresWire, compared })),
  positions: z.array(z.object({ skill_id: z.int(), skill_name: z.string(), figures: figuresWire, compared })),
  locations: z
    .array(z.object({ location_id: z.int(), location_name: z.string(), figures: figuresWire, compared }))
    .nullish(),
  // Only of fill rates, and newer than the others.
  hours: knownRows(hourWire).nullish(),
  total: z.object({ figures: figuresWire, compared }),
});

/** A dashboard of a location or an organization. */
export type DashboardWire = z.infer<typeof dashboardWire>;
