import { z } from 'zod';
import { id, instant } from '../../platform/server/parameters.ts';
import { gigStatuses, gigTypes } from '../gigs/gigStatus.ts';

const count = z.int().nonnegative();

/** The response schema of a gig in the calendar. */
export const calendarGig = z.object({
  id,
  status: z.enum(gigStatuses),
  type: z.enum(gigTypes),
  start_time: instant,
  end_time: instant,
  timezone: z.string(),
  skill_id: id,
  skill_name: z.string(),
  allowed_confirmed_pros: count,
  selected_applications: count.describe('Selected and not cancelled, including confirmed ones'),
  confirmed_applications: count,
  missing_applications: count.describe(
    'Confirmed pros who had not clocked in a quarter of an hour after the start and have not since',
  ),
  no_show_applications: count.describe('No-shows whose places have not been filled again'),
  offered_applications: count.describe(
    'Direct offers that await an answer, to pros without a place; without those of the places of no-shows',
  ),
  unpaid_applications: count.describe(
    'Confirmed pros of an ended gig whose charge was not submitted, or whose charge or payout failed',
  ),
  open_applications: count.describe('Neither cancelled nor selected'),
  event: z.object({ id, name: z.string() }).nullable(),
  wage_amount: z.number().nonnegative().nullable().describe('Null for callers without wages.view'),
  unpaid_break_minutes: count.describe('The unpaid break of each pro'),
  is_recurring: z.boolean(),
  bundle_id: id.nullable(),
  revision: count.describe(
    'Increases with every change; a change request sends the revision that it is based on',
  ),
});
