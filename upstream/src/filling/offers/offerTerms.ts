import { z } from 'zod';

const bonusRule = 'Enter a bonus from $1 to $1,000, or nothing';

/** The request fields that all offers share. */
export const offerTerms = {
  bonus: z
    .number()
    .multipleOf(0.01, { error: bonusRule, abort: true })
    .refine((dollars) => dollars === 0 || (dollars >= 1 && dollars <= 1000), bonusRule)
    .nullable()
    .default(null)
    .describe('Dollars on top of the wage, for each pro'),
  message: z
    .string()
    .trim()
    .max(300, 'At most 300 characters')
    .nullish()
    .transform((text) => text || null)
    .describe('A message to the pro'),
};
