import { z } from 'zod';

const count = z.int().nonnegative();

/** What a step does to the people of a gig. */
export const gigEffects = z
  .object({
    asked_again: count.describe('Confirmed pros who have to accept again'),
    released_pros: count.describe('Confirmed pros whose job is called off'),
    released_applicants: count.describe('Others who had applied or were selected'),
    fee_amount: z.number().nonnegative().describe('Dollars that the released pros are owed together'),
  })
  .meta({ id: 'GigEffects' });

/** What a step does to the people of a gig. */
export type GigEffects = z.output<typeof gigEffects>;

/** Nobody notices. */
export const noEffects: GigEffects = {
  asked_again: 0,
  released_pros: 0,
  released_applicants: 0,
  fee_amount: 0,
};
