import type { Selectable } from 'kysely';
import { z } from 'zod';
import { instant } from '../../platform/server/parameters.ts';
import { type RefundsTable, refundStatuses, refundWays } from './refundTables.ts';

/** What a business gets back for the work of a pro. */
export const refundResponse = z
  .object({
    id: z.int(),
    application_id: z.int(),
    way: z.enum(refundWays).describe('To the payment method that was charged, or off the next invoices'),
    status: z.enum(refundStatuses),
    amount: z.number().describe('Dollars'),
    reason: z.string(),
    created_ts: instant,
  })
  .meta({ id: 'Refund' });

/** A refund as the API sends it. */
export function toRefundResponse(refund: Selectable<RefundsTable>): z.output<typeof refundResponse> {
  const { id, application_id, way, status, amount_cents, reason, created_ts } = refund;
  return {
    id,
    application_id,
    way,
    status,
    amount: amount_cents / 100,
    reason,
    created_ts: created_ts.toISOString(),
  };
}
