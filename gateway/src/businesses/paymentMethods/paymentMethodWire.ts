import { z } from 'zod';
import { openEnum, openEnumOr } from '../../platform/schema/openEnum.ts';
import { wireInstant } from '../../platform/schema/wireTime.ts';

/** A card or bank account as the REST API shows it. */
export const paymentMethodWire = z.object({
  external_id: z.string(),
  /** Null for an unknown type. */
  type: openEnum(['card', 'us_bank_account']),
  /** REQUIRES_ACTION for an unknown status: only an active method is sure to pay. */
  status: openEnumOr(['REQUIRES_ACTION', 'ACTIVE', 'FAILED'], 'REQUIRES_ACTION'),
  details: z
    .object({
      issuer: z.string().nullish(),
      last4: z.string().nullish(),
      holder_name: z.string().nullish(),
      expires_month: z.int().min(1).max(12).nullish(),
      expires_year: z.int().nullish(),
      failure_message: z.string().nullish(),
      verification_url: z.url({ protocol: /^https$/ }).nullish(),
      saved_ts: wireInstant.nullish(),
    })
    .nullish(),
});

export type PaymentMethodWire = z.infer<typeof paymentMethodWire>;

/** What is shown of it to those who may change it. */
export type PaymentMethodDetailsWire = NonNullable<PaymentMethodWire['details']>;

export const setupIntentWire = z.object({ client_secret: z.string() });

/** The address must be one that a browser may be sent to. */
export const portalWire = z.object({
  url: z.url({ protocol: /^https?$/ }),
  expires_at: wireInstant.nullish(),
});

export const sandboxSetupWire = z.object({
  status: z.enum(['SUCCEEDED', 'PENDING_VERIFICATION', 'REQUIRES_APPROVAL']),
  payment_method_id: z.string().nullish(),
});
