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

/** What a match is made of, and what stands against it. */
export const matchWire = z.object({
  parts: partsWire.nullish(),
  blockers: z.array(z.object({ kind: z.enum(matchBlockerKinds), names: z.array(z.string()) })),
});

/** What stands against a match. */
export type MatchBlockerWire = z.infer<typeof matchWire>['blockers'][number];
