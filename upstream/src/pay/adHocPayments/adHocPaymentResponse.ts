import { z } from 'zod';
import { id, instant } from '../../platform/server/parameters.ts';
import { proSummary } from '../../pros/profiles/proSummary.ts';
import { returnedAmount } from '../returnedParts/returnedAmount.ts';
import { refundShape } from '../refunds/refundState.ts';
import { adHocErrorCodes, adHocReasons } from './adHocPaymentTerms.ts';

export const adHocStatuses = [
  'AVAILABLE',
  'ERROR',
  'FAILED',
  'PENDING_TRANSFER',
  'IN_TRANSIT',
  'SUBMITTED',
] as const;

/** The response schema of an ad-hoc payment. */
export const adHocPaymentResponse = z
  .object({
    id,
    application_id: id,
    gig_id: id,
    location_id: id,
    pro_id: id,
    pro: proSummary.describe("The flags refer to the gig's location"),
    reason: z.enum(adHocReasons),
    employment_type: z.enum(['W2', 'F1099']),
    status: z.enum(adHocStatuses).describe('PENDING_TRANSFER until the charge has arrived, then IN_TRANSIT'),
    amount: z.number().describe('Dollars; what the pro gets'),
    payment_amount: z.number().describe('Dollars; what the business owes, with the fees'),
    description: z.string().nullable(),
    workinghours: z
      .object({ start_time: instant, end_time: instant })
      .nullable()
      .describe('The hours as they really were; null unless the reason is ADJUST_HOURS'),
    error_code: z
      .enum(adHocErrorCodes)
      .nullable()
      .describe(
        'Why the last attempt failed, or its charge came back after it had arrived; null unless it did',
      ),
    error_message: z.string().nullable(),
    returned_amount: returnedAmount,
    charged_to_business: z.boolean().describe('False where the platform bears the cost'),
    created_ts: instant,
    last_updated_ts: instant,
    ...refundShape,
  })
  .meta({ id: 'AdHocPayment' });

export type AdHocPaymentResponse = z.output<typeof adHocPaymentResponse>;
