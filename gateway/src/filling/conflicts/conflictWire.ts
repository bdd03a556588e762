import { z } from 'zod';
import { wireInstant } from '../../platform/schema/wireTime.ts';

/** Kinds of conflicts between a pro and a gig. */
export const conflictKinds = ['OVERLAP', 'SHORT_REST', 'OVERTIME'] as const;

const otherWorkWire = z.object({
  start_time: wireInstant,
  end_time: wireInstant,
  is_confirmed: z.boolean(),
  /** Null where the caller may not know of the location. */
  gig_id: z.int().nullish(),
  location: z.object({ id: z.int(), name: z.string() }).nullish(),
});

export type OtherWorkWire = z.infer<typeof otherWorkWire>;

/** A conflict between a pro and a gig. */
export const conflictWire = z.object({
  kind: z.enum(conflictKinds),
  work: otherWorkWire.nullish(),
  rest_minutes: z.int().nullish(),
  week_minutes: z.int().nullish(),
  week_start: wireInstant.nullish(),
});

export type ConflictWire = z.infer<typeof conflictWire>;
