import { z } from 'zod';

const points = z.number().nonnegative();

/** The parts of a match score, in points with one decimal. */
export const matchParts = z
  .object({
    skill: points
      .max(30)
      .describe('Whether the pro has the position; some points if no experience is required'),
    worked_here: points.max(20).describe('Whether the pro has worked at the location before'),
    rating: points.max(15).describe('From 3 to 5 stars; half of it without a review'),
    completion: points.max(15).describe('From 70 to 100 percent of confirmed gigs worked; 9 without a gig'),
    availability: points.max(10).describe('Whether the pro is available at that time; else 3'),
    distance: points.max(10).describe('10 in the same city, 6 in the same market'),
  })
  .meta({ id: 'MatchParts' });

/** The parts of a match score, in points. */
export type MatchParts = z.output<typeof matchParts>;

/** The sum of the parts: a whole number, 0 to 100. */
export function matchScore(parts: MatchParts): number {
  return Math.round(Object.values(parts).reduce((sum, part) => sum + part, 0));
}
