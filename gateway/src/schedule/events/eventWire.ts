import { z } from 'zod';
import { wireInstant } from '../../platform/schema/wireTime.ts';

/** An event. Its counts exclude cancelled gigs. Not every upstream sends them. */
export const eventWire = z.object({
  id: z.int(),
  name: z.string(),
  organization_id: z.int(),
  leads: z.array(z.object({ role: z.string(), name: z.string(), phone: z.string().nullish() })).optional(),
  start_time: wireInstant.nullish(),
  end_time: wireInstant.nullish(),
  timezone: z.string().nullish(),
  gigs_count: z.int().optional(),
  places_count: z.int().optional(),
  confirmed_count: z.int().optional(),
  selected_count: z.int().optional(),
  missing_count: z.int().optional(),
  no_show_count: z.int().optional(),
  offered_count: z.int().optional(),
  open_now_count: z.int().optional(),
});

export type EventWire = z.infer<typeof eventWire>;
