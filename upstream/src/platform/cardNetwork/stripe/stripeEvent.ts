import { z } from 'zod';

const idOrObject = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);

const envelope = { id: z.string() };

/** Stripe's events about payment methods, with the fields that this server reads. */
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
]);

/** A Stripe event about a payment method. */
export type StripeEvent = z.output<typeof known>;

/** Parses an event about a payment method; null for other events. */
export function readStripeEvent(event: unknown): StripeEvent | null {
  return known.safeParse(event).data ?? null;
}
