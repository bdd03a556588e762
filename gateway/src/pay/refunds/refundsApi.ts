import { z } from 'zod';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { refundWire } from './refundWire.ts';

const submittedWire = z.object({ refunds: z.array(refundWire) });

/** The refunds that a request made: one for each charge that goes back, and one for what was invoiced. */
export type SubmittedRefundsWire = z.infer<typeof submittedWire>;

/** Gives a business back what it paid for the work of a pro or an ad-hoc payment; the amount in dollars. */
export const createRefund = endpoint({
  name: 'createRefund',
  method: 'POST',
  path: '/admin/refunds/',
  body: shape<
    ({ readonly application_id: number } | { readonly adhoc_payment_id: number }) & {
      readonly amount: number;
      readonly reason: string;
    }
  >(),
  response: submittedWire,
});
