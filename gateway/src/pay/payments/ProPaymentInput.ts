import { extraProblem } from '@brigade/domain/pay/payments/extraAmount.ts';
import { z } from 'zod';
import { builder, type BuilderTypes } from '../../platform/schema/builder.ts';
import { nodeId } from '../../platform/schema/globalId.ts';

/** The number of payments that one input can have. */
export const mostPayments = 200;

const extra = z
  .int()
  .refine((cents) => extraProblem(cents) === null, 'Enter $0 to $1,000')
  .nullish();

const payment = z.looseObject({ applicationId: nodeId, tipCents: extra, bonusCents: extra });

/** The payment of the work of one pro. */
export type ProPayment = z.output<typeof payment>;

export const paymentsRule = z
  .array(payment)
  .min(1, 'Choose at least one pro')
  .max(mostPayments, `At most ${mostPayments} pros at a time`)
  .refine(
    (orders) => new Set(orders.map(({ applicationId }) => applicationId)).size === orders.length,
    'Name each pro once',
  );

const ProPaymentInput = builder.inputType('ProPaymentInput', {
  description: 'The payment of the work of one pro.',
  fields: (t) => ({
    applicationId: t.id({ required: true, description: 'The ID of the application.' }),
    tipCents: t.int({
      description: 'The tip in cents, 0 to 100000. Defaults to the tip of the failed payment, if any.',
    }),
    bonusCents: t.int({
      description:
        'A bonus in cents on top of the bonus of the gig, 0 to 100000. Defaults to the bonus of the failed ' +
        'payment.',
    }),
  }),
});

/** The input field `payments`. */
export function paymentsField(
  t: PothosSchemaTypes.InputFieldBuilder<BuilderTypes, 'InputObject'>,
  description: string,
) {
  return t.field({ type: [ProPaymentInput], required: true, description });
}
