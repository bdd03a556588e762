import { z } from 'zod';
import { gigStatusWire } from '../gigs/gigStateWire.ts';
import { wireInstant } from '../../platform/schema/wireTime.ts';

/** A shift that belongs to an event or could be added to one. */
export const eventShiftWire = z.object({
  id: z.int(),
  event_id: z.int().nullish(),
  start_time: wireInstant,
  end_time: wireInstant,
  /** Not every upstream sends it. Defaults to the time zone of the location. */
  timezone: z.string().nullish(),
  location_id: z.int(),
  contact_name: z.string().nullish(),
  contact_phone: z.string().nullish(),
  gigs: z
    .array(
      z.object({
        id: z.int(),
        status: gigStatusWire,
        allowed_confirmed_pros: z.int(),
        current_confirmed_pros_count: z.int(),
      }),
    )
    .optional(),
});

export type EventShiftWire = z.infer<typeof eventShiftWire>;
