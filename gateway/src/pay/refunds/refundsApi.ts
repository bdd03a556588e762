import { refundStatuses, refundWays } from '@brigade/domain/pay/refunds/refundStates.ts';
import { z } from 'zod';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { openEnum } from '../../platform/schema/openEnum.ts';
import { wireDecimal } from '../../platform/schema/wireDecimal.ts';

const refundWire = z.object({
  id: z.int(),
  way: openEnum(refundWays),
  status: openEnum(refundStatuses),
  amount: wireDecimal,
  reason: z.string(),
});

/** A refund; the amount in dollars. */
export type RefundWire = z.infer<typeof refundWire>;

/** Gives a business back what it paid for the work of a pro. */
export const createRefund = endpoint({
  name: 'createRefund',
  method: 'POST',
  path: '/admin/refunds/',
  idempotent: true,
  body: shape<{ readonly application_id: number; readonly amount: number; readonly reason: string }>(),
  response: refundWire,
});
