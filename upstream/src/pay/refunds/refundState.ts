import { z } from 'zod';
import { type Refundable, sumOf } from './readRefundable.ts';
import { refundResponse, toRefundResponse } from './refundResponse.ts';

/** What was refunded of a payment, and what still can be. */
export const refundShape = {
  refunds: z.array(refundResponse).describe('What the business gets back of it, the oldest first'),
  refundable_amount: z.number().describe('Dollars: what the business paid for it and did not get back yet'),
};

/** The state of the refunds of a payment as the API sends it. */
export function refundStateOf({ refunds, left }: Refundable): z.output<z.ZodObject<typeof refundShape>> {
  return { refunds: refunds.map(toRefundResponse), refundable_amount: sumOf(left) / 100 };
}
