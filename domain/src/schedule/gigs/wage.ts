import * as z from 'zod/mini';

/** The least and the most that a gig may pay an hour, in cents. */
export const wageLimits = { least: 1500, most: 7500 } as const;

const message = 'Enter a wage from $15 to $75 an hour';

/** What a gig pays an hour, in whole cents. */
export const wageCents = z
  .int(message)
  .check(z.minimum(wageLimits.least, message), z.maximum(wageLimits.most, message));
