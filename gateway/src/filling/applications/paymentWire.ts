import { paymentStatuses } from '@brigade/domain/filling/applications/paymentStatus.ts';
import { z } from 'zod';

/** A charge to the business or a payout to the pro. */
export const paymentWire = z.object({
  id: z.int(),
  /** Dollars; null for those who may not see money. */
  total_amount: z.number().nullish(),
  status: z.enum(paymentStatuses),
});

export type PaymentWire = z.infer<typeof paymentWire>;
