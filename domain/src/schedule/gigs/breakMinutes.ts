import * as z from 'zod/mini';

/** The longest unpaid break of a gig, in minutes. */
export const longestBreakMinutes = 240;

const message = `Enter 0 to ${longestBreakMinutes} minutes`;

/** The length of a gig's unpaid break, in whole minutes. */
export const breakMinutes = z
  .int(message)
  .check(z.minimum(0, message), z.maximum(longestBreakMinutes, message));
