import { z } from 'zod';
import { wireInstant } from '../../platform/schema/wireTime.ts';

/** Where and when pros check in, as anyone with the link may see it. */
export const checkInWire = z.object({
  location_name: z.string(),
  location_image_public_id: z.string().nullish(),
  skill_name: z.string(),
  start_time: wireInstant,
  end_time: wireInstant,
  timezone: z.string(),
  is_code_required: z.boolean(),
  is_cancelled: z.boolean(),
});

export type CheckInWire = z.infer<typeof checkInWire>;

/** A pro who has checked in. */
export const arrivalWire = z.object({ first_name: z.string(), time: wireInstant, was_in: z.boolean() });

export type ArrivalWire = z.infer<typeof arrivalWire>;
