import { paymentStatuses } from '@brigade/domain/filling/applications/paymentStatus.ts';
import { z } from 'zod';
import { openEnumOr } from '../../platform/schema/openEnum.ts';
import { wireDecimal } from '../../platform/schema/wireDecimal.ts';

/** A charge to the business or a payout to the pro. */
export const paymentWire = z.object({
  id: z.int(),
  /** Dollars; null for those who may not see money. */
  total_amount: wireDecimal.nullish(),
  /** SUBMITTED for an unknown status: neither paid nor failed. */
  status: openEnumOr(paymentStatuses, 'SUBMITTED'),
});

export type PaymentWire = z.infer<typeof paymentWire>;
