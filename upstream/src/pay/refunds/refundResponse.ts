import { z } from 'zod';
import { instant } from '../../platform/server/parameters.ts';
import type { RefundRow } from './readRefunds.ts';
import { refundStatuses, refundWays } from './refundTables.ts';

/** What a business gets back of what it paid. */
export const refundResponse = z
  .object({
    id: z.int(),
    application_id: z.int(),
    adhoc_payment_id: z.int().nullable().describe('Null for the work itself, with what disputes granted'),
    way: z.enum(refundWays).describe('To the payment method that was charged, or off the next invoices'),
    status: z.enum(refundStatuses),
    amount: z.number().describe('Dollars'),
    reason: z.string(),
    created_by_name: z.string().describe('The platform admin who made it'),
    created_ts: instant,
    settled_ts: instant
      .nullable()
      .describe('When the money was back or the card network refused; null before, and where it is unknown'),
  })
  .meta({ id: 'Refund' });

/** A refund as the API sends it. */
export function toRefundResponse(refund: RefundRow): z.output<typeof refundResponse> {
  const { id, application_id, adhoc_payment_id, way, status, amount_cents, reason } = refund;
  return {
    id,
    application_id,
    adhoc_payment_id,
    way,
    status,
    amount: amount_cents / 100,
    reason,
    created_by_name: `${refund.first_name} ${refund.last_name}`.trim(),
    created_ts: refund.created_ts.toISOString(),
    settled_ts: refund.settled_ts?.toISOString() ?? null,
  };
}
