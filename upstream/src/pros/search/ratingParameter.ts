import { z } from 'zod';

/** A query parameter with a rating: 0 to 5, up to two decimals. */
export const ratingParameter = z
  .string()
  .regex(/^(?:[0-4](?:\.\d{1,2})?|5(?:\.0{1,2})?)$/, 'must be a rating from 0 to 5')
  .transform(Number);
