import { z } from 'zod';

const longestFeedback = 1000;

const ratings = z
  .array(
    z.object({
      category: z.string().describe('The name of a rating category'),
      value: z.int().min(1, 'Choose 1 to 5 stars').max(5, 'Choose 1 to 5 stars'),
    }),
  )
  .min(1, 'Choose 1 to 5 stars')
  .refine(
    (given) => new Set(given.map(({ category }) => category)).size === given.length,
    'Rate each category once',
  );

/** A review as it is written: in numbers, and optionally in words. */
export const reviewBody = z
  .strictObject({
    ratings: ratings.describe('The overall category, and any others'),
    feedback: z
      .string()
      .trim()
      .max(longestFeedback, `At most ${longestFeedback} characters`)
      .transform((text) => text || null)
      .nullable()
      .optional(),
  })
  .meta({ id: 'Review' });

/** A review as it is written. */
export type ReviewBody = z.output<typeof reviewBody>;
