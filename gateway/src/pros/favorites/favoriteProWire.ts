import { z } from 'zod';
import { proWire } from '../profiles/proWire.ts';
import { wireInstant } from '../../platform/schema/wireTime.ts';

/** A pro that a location likes to work with. */
export const favoriteProWire = z.object({
  id: z.int(),
  pro_id: z.int(),
  created_ts: wireInstant.nullish(),
  pro: proWire,
});

export type FavoriteProWire = z.infer<typeof favoriteProWire>;
