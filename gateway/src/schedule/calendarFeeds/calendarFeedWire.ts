import { z } from 'zod';
import { wireInstant } from '../../platform/schema/wireTime.ts';

/** An active calendar feed. */
export const calendarFeedWire = z.object({
  id: z.int(),
  location_id: z.int().nullable(),
  event_id: z.int().nullable(),
  are_pros_named: z.boolean(),
  created_by: z.object({ first_name: z.string(), last_name: z.string() }),
  created_ts: wireInstant,
  last_read_ts: wireInstant.nullable(),
});

/** The response to the creation of a feed, the only response that contains its link. */
export const createdCalendarFeedWire = calendarFeedWire.extend({ url: z.url() });

export type CalendarFeedWire = z.infer<typeof calendarFeedWire>;
