import { z } from 'zod';
import { id } from '../../platform/server/parameters.ts';

const onlyOne = 'Give either application_id or adhoc_payment_id';

/** What is refunded, how much of it, and why. */
export const refundBody = z
  .strictObject({
    application_id: id
      .optional()
      .describe('Refunds the work of this application, with what disputes granted'),
    adhoc_payment_id: id.optional().describe('Refunds this ad-hoc payment'),
    amount: z
      .number()
      .refine((dollars) => dollars >= 0.01, 'At least $0.01')
      .transform((dollars) => Math.round(dollars * 100))
      .describe('Dollars; at most what the business paid and did not get back yet'),
    reason: z.string().trim().min(1, 'This field is required').max(500, 'At most 500 characters'),
  })
  .refine(
    ({ application_id, adhoc_payment_id }) =>
      (application_id === undefined) !== (adhoc_payment_id === undefined),
    { path: ['application_id'], message: onlyOne },
  );
