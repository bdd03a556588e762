import { z } from 'zod';
import { proWire } from '../profiles/proWire.ts';
import { wireInstant } from '../../platform/schema/wireTime.ts';

/** A pro that may not work at one or more locations. */
export const proBlockWire = z.object({
  id: z.int(),
  location_ids: z.array(z.int()),
  /** One of the names carries the product's slug. */
  reason: z.string(),
  feedback: z.string().nullish(),
  created_ts: wireInstant.nullish(),
  pro: proWire,
});

export type ProBlockWire = z.infer<typeof proBlockWire>;
