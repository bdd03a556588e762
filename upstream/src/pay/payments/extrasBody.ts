import { z } from 'zod';

const most = 1000;
const range = `Enter $0 to $${most.toLocaleString('en-US')}`;
const extra = z
  .number(range)
  .min(0, range)
  .max(most, range)
  .transform((dollars) => Math.round(dollars * 100))
  .optional();

/** What a manager adds to the pay of a pro; read as cents. */
export const extrasBody = z.strictObject({
  tip_amount: extra.describe('Dollars; goes to the pro'),
  bonus: extra.describe('Dollars on top of the bonus of the gig'),
});
