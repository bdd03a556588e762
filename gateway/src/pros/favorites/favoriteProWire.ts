import { z } from 'zod';
import { proWire } from '../profiles/proWire.ts';
import { wireInstant } from '../../platform/schema/wireTime.ts';

/** A pro that a location likes to work with. */
export const favoriteProWire = z.object({
  /** Not every server sends it. */
  id: z.int().optional(),
  pro_id: z.int(),
  /** Not every server sends it. Defaults to the location of the list. */
  location_id: z.int().optional(),
  created_ts: wireInstant.nullish(),
  /** Not every server sends it. */
  pro: proWire.optional(),
});

export type FavoriteProWire = z.infer<typeof favoriteProWire>;
