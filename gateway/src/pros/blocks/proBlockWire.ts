import { z } from 'zod';
import { proWire } from '../profiles/proWire.ts';
import { wireInstant } from '../../platform/schema/wireTime.ts';

/** A pro that may not work at one or more locations. */
export const proBlockWire = z.object({
  /** Not every server sends it. */
  id: z.int().optional(),
  /** The number of the pro. Of servers that do not send the pro. */
  gigster_id: z.int().optional(),
  location_ids: z.array(z.int()),
  /** One of the names carries the product's slug. */
  reason: z.string(),
  feedback: z.string().nullish(),
  created_ts: wireInstant.nullish(),
  /** Not every server sends it. */
  pro: proWire.optional(),
});

export type ProBlockWire = z.infer<typeof proBlockWire>;
