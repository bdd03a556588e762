import { z } from 'zod';

const count = z.int().nonnegative();

/** The response schema of an action's effects on the pros of a gig. */
export const gigEffects = z
  .object({
    asked_again: count.describe('The number of confirmed pros who must accept again'),
    released_pros: count.describe('The number of confirmed pros whose job is cancelled'),
    released_applicants: count.describe('The number of others who had applied or were selected'),
    fee_amount: z.number().nonnegative().describe('The total fee for the released pros, in dollars'),
    fee_total_amount: z
      .number()
      .nonnegative()
      .describe('What the business pays for that: the fee and the fees of the platform and the card network'),
  })
  .meta({ id: 'GigEffects' });

/** The effects of an action on the pros of a gig. */
export type GigEffects = z.output<typeof gigEffects>;

/** The effects of an action that affects no pro. */
export const noEffects: GigEffects = {
  asked_again: 0,
  released_pros: 0,
  released_applicants: 0,
  fee_amount: 0,
  fee_total_amount: 0,
};
