import { refundStatuses, refundWays } from '@brigade/domain/pay/refunds/refundStates.ts';
import { z } from 'zod';
import { openEnum } from '../../platform/schema/openEnum.ts';
import { wireDecimal } from '../../platform/schema/wireDecimal.ts';
import { wireInstant } from '../../platform/schema/wireTime.ts';

/** A refund; the amount in dollars. */
export const refundWire = z.object({
  id: z.int(),
  way: openEnum(refundWays),
  status: openEnum(refundStatuses),
  amount: wireDecimal,
  reason: z.string(),
  created_by_name: z.string().nullish(),
  created_ts: wireInstant.nullish(),
  settled_ts: wireInstant.nullish(),
});

/** A refund; the amount in dollars. */
export type RefundWire = z.infer<typeof refundWire>;

/** What was refunded of a payment, and what still can be, in dollars. Unknown to servers with only the specified fields. */
export const refundStateShape = {
  refunds: z.array(refundWire).nullish(),
  refundable_amount: wireDecimal.nullish(),
};

/** What was refunded of a payment, and what still can be. */
export type RefundStateWire = z.infer<z.ZodObject<typeof refundStateShape>>;
