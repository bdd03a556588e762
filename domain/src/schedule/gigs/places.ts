import * as z from 'zod/mini';

/** The most places that one gig can have. */
export const mostPlaces = 200;

const message = `Enter a number from 1 to ${mostPlaces}`;

/** How many pros a gig is for. */
export const places = z.int(message).check(z.minimum(1, message), z.maximum(mostPlaces, message));
