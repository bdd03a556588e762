import { z } from 'zod';

/** A rating in a query, 0 to 5 with at most two decimals. */
export const ratingParameter = z
  .string()
  .regex(/^(?:[0-4](?:\.\d{1,2})?|5(?:\.0{1,2})?)$/, 'must be a rating from 0 to 5')
  .transform(Number);
