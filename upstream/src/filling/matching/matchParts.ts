import { z } from 'zod';

const points = z.number().nonnegative();

/** The parts of a match score, in points with one decimal. */
export const matchParts = z
  .object({
    skill: points
      .max(30)
      .describe('Whether the position is among theirs; some points where beginners are taken'),
    worked_here: points.max(20).describe('Whether they have worked at the location before'),
    rating: points.max(15).describe('From 3 to 5 stars; half of it for who has no review yet'),
    completion: points
      .max(15)
      .describe('From 70 to 100 percent of their gigs worked; 9 for who had none yet'),
    availability: points.max(10).describe('Whether they take work at that time of that day; else 3'),
    distance: points.max(10).describe('10 in the same city, 6 in the same market'),
  })
  .meta({ id: 'MatchParts' });

/** The parts of a match score, in points. */
export type MatchParts = z.output<typeof matchParts>;

/** The sum of the parts: a whole number, 0 to 100. */
export function matchScore(parts: MatchParts): number {
  return Math.round(Object.values(parts).reduce((sum, part) => sum + part, 0));
}
