import { z } from 'zod';

const idOrObject = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);

const envelope = { id: z.string() };

/** Stripe's events, with the fields that this server reads. */
const known = z.discriminatedUnion('type', [
  z.object({
    ...envelope,
    type: z.literal('setup_intent.succeeded'),
    data: z.object({ object: z.object({ customer: idOrObject.nullable(), payment_method: idOrObject }) }),
  }),
  z.object({
    ...envelope,
    type: z.literal('setup_intent.setup_failed'),
    data: z.object({
      object: z.object({
        last_setup_error: z
          .object({ message: z.string().optional(), payment_method: idOrObject.optional() })
          .nullable(),
      }),
    }),
  }),
  z.object({
    ...envelope,
    type: z.enum(['payment_method.updated', 'payment_method.automatically_updated']),
    data: z.object({ object: z.object({ id: z.string(), customer: idOrObject.nullable() }) }),
  }),
  z.object({
    ...envelope,
    type: z.literal('payment_method.detached'),
    data: z.object({ object: z.object({ id: z.string() }) }),
  }),
  z.object({
    ...envelope,
    type: z.literal('customer.updated'),
    data: z.object({
      object: z.object({
        id: z.string(),
        invoice_settings: z.object({ default_payment_method: idOrObject.nullable() }),
      }),
    }),
  }),
  z.object({
    ...envelope,
    type: z.enum([
      'payment_intent.succeeded',
      'payment_intent.payment_failed',
      'payment_intent.canceled',
      'payment_intent.requires_action',
    ]),
    data: z.object({ object: z.object({ metadata: z.object({ charge: z.string().optional() }) }) }),
  }),
  z.object({
    ...envelope,
    type: z.enum(['payout.failed', 'payout.canceled', 'transfer.reversed']),
    data: z.object({
      object: z.object({
        metadata: z.object({ payout: z.string().optional() }).nullable(),
        failure_code: z.string().nullish(),
      }),
    }),
  }),
  z.object({
    ...envelope,
    type: z.enum(['charge.dispute.created', 'charge.dispute.closed', 'charge.dispute.funds_reinstated']),
    data: z.object({
      object: z.object({
        id: z.string(),
        amount: z.int(),
        payment_intent: idOrObject.nullable(),
        reason: z.string(),
        status: z.string().optional(),
      }),
    }),
  }),
  z.object({
    ...envelope,
    type: z.enum(['refund.created', 'refund.updated', 'refund.failed']),
    data: z.object({
      object: z.object({ metadata: z.object({ refund: z.string().optional() }).nullable() }),
    }),
  }),
]);

/** A Stripe event that this server reacts to. */
export type StripeEvent = z.output<typeof known>;

/** Parses an event; null for those that this server does not know. */
export function readStripeEvent(event: unknown): StripeEvent | null {
  return known.safeParse(event).data ?? null;
}
