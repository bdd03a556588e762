import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { PaymentMethodsTable } from './paymentMethodTables.ts';
import { instant } from '../../platform/server/parameters.ts';

/** A payment method in the API. */
export const paymentMethodResponse = z
  .object({
    external_id: z.string().describe("The card network's id"),
    type: z.enum(['card', 'us_bank_account']),
    status: z
      .enum(['REQUIRES_ACTION', 'ACTIVE', 'FAILED'])
      .describe('REQUIRES_ACTION for an unverified bank account'),
    details: z
      .object({
        issuer: z.string().describe("The card's brand or the bank's name"),
        last4: z.string(),
        holder_name: z.string().nullable(),
        expires_month: z.int().nullable().describe('1 to 12; null for bank accounts'),
        expires_year: z.int().nullable(),
        failure_message: z.string().nullable(),
        verification_url: z.string().nullable().describe('The page for verifying a bank account'),
        saved_ts: instant,
      })
      .nullable()
      .describe('Only with include_details'),
  })
  .meta({ id: 'PaymentMethod' });

/** Converts a payment method to its API format. */
export function toPaymentMethod(
  row: Selectable<PaymentMethodsTable>,
  { withDetails }: { withDetails: boolean },
): z.output<typeof paymentMethodResponse> {
  const { external_id, type, status, saved_ts } = row;
  const { issuer, last4, holder_name, expires_month, expires_year, failure_message, verification_url } = row;
  const details = {
    issuer,
    last4,
    holder_name,
    expires_month,
    expires_year,
    failure_message,
    verification_url,
    saved_ts: saved_ts.toISOString(),
  };
  return { external_id, type, status, details: withDetails ? details : null };
}
