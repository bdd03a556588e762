import { z } from 'zod';
import { gigStatusWire, gigTypeWire } from '../gigs/gigStateWire.ts';
import { wireDecimal } from '../../platform/schema/wireDecimal.ts';
import { wireInstant } from '../../platform/schema/wireTime.ts';

/** A gig in a calendar response. */
export const calendarGigWire = z.object({
  id: z.int(),
  status: gigStatusWire,
  type: gigTypeWire,
  start_time: wireInstant,
  end_time: wireInstant,
  /** Not every server sends it. Defaults to the time zone of the location. */
  timezone: z.string().nullish(),
  skill_id: z.int(),
  skill_name: z.string(),
  allowed_confirmed_pros: z.int(),
  selected_applications: z.int(),
  confirmed_applications: z.int(),
  /** Not every server counts them. */
  missing_applications: z.int().optional(),
  no_show_applications: z.int().optional(),
  offered_applications: z.int().optional(),
  unpaid_applications: z.int().optional(),
  open_applications: z.int(),
  event: z.object({ id: z.int(), name: z.string() }).nullish(),
  /** Dollars per hour. Null if the caller lacks the `wages.view` permission. */
  wage_amount: wireDecimal.nullable(),
  /** Not every server sends it. */
  unpaid_break_minutes: z.int().nullish(),
  is_recurring: z.boolean(),
  /** Not every upstream counts revisions. */
  revision: z.int().nullish(),
});

export type CalendarGigWire = z.infer<typeof calendarGigWire>;

/** A calendar gig and the number of its location, which the response leaves out. */
export type LocatedCalendarGig = CalendarGigWire & { readonly location_id: number };
