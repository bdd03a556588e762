import { matchBlockerKinds } from '@brigade/domain/filling/matching/matchBlocker.ts';
import { z } from 'zod';

const partsWire = z.object({
  skill: z.number(),
  worked_here: z.number(),
  rating: z.number(),
  completion: z.number(),
  availability: z.number(),
  distance: z.number(),
});

/** The points of a match, part by part. */
export type MatchPartsWire = z.infer<typeof partsWire>;

/** The parts and the blockers of a match. */
export const matchWire = z.object({
  parts: partsWire.nullish(),
  blockers: z.array(z.object({ kind: z.enum(matchBlockerKinds), names: z.array(z.string()) })),
});

export type MatchBlockerWire = z.infer<typeof matchWire>['blockers'][number];
