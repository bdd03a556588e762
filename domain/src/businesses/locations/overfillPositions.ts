import * as z from 'zod/mini';

/** The most pros that a location may select beyond the places of a gig. */
const overfillLimit = 20;

const message = `Enter 0 to ${overfillLimit} positions`;

/** How many more pros than places may be selected, in people. */
export const overfillPositions = z
  .int(message)
  .check(z.minimum(0, message), z.maximum(overfillLimit, message));
