import { z } from 'zod';
import { wireInstant } from '../../platform/schema/wireTime.ts';

/** A group of a location's network. */
export const proGroupWire = z.object({
  id: z.int(),
  location_id: z.int(),
  name: z.string(),
  description: z.string().nullish(),
  members_count: z.int(),
  created_ts: wireInstant.nullish(),
  last_updated_ts: wireInstant.nullish(),
});

export type ProGroupWire = z.infer<typeof proGroupWire>;
