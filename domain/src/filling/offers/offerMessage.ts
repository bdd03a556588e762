import * as z from 'zod/mini';

/** The most characters of a message to the pros who are asked. */
export const longestOfferMessage = 300;

/** A message to the pros who are asked. */
export const offerMessage = z
  .string()
  .check(z.trim(), z.maxLength(longestOfferMessage, `At most ${longestOfferMessage} characters`));
