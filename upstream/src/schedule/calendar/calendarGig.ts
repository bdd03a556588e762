import { z } from 'zod';
import { id, instant } from '../../platform/server/parameters.ts';
import { gigStatuses, gigTypes } from '../gigs/gigStatus.ts';

const count = z.int().nonnegative();

/** A gig as the calendar needs it: what a small box on a page can say. */
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
  selected_applications: count.describe('Selected and not cancelled, the confirmed ones too'),
  confirmed_applications: count,
  open_applications: count.describe('Neither cancelled nor selected'),
  event: z.object({ id, name: z.string() }).nullable(),
  wage_amount: z.number().nonnegative().nullable().describe('Null for who may not see wages there'),
  is_recurring: z.boolean(),
  bundle_id: id.nullable(),
  revision: count.describe('Goes up with every change; a change names the one that it was made from'),
});
