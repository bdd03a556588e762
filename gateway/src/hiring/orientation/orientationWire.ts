import { z } from 'zod';
import { wireInstant } from '../../platform/schema/wireTime.ts';

const itemWire = z.object({
  id: z.int(),
  title: z.string(),
  body: z.string(),
  video_url: z.string().nullish(),
  read_ts: wireInstant.nullish(),
});

/** An orientation as its candidate works through it. */
export const orientationWire = z.object({
  title: z.string(),
  candidate: z.object({ first_name: z.string() }),
  location: z.object({ name: z.string(), image_public_id: z.string().nullish() }),
  items: z.array(itemWire),
  completed_ts: wireInstant.nullish(),
});

export type OrientationItemWire = z.infer<typeof itemWire>;
export type OrientationWire = z.infer<typeof orientationWire>;
