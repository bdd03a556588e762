import { Money, usd } from '../../platform/money/Money.ts';
import type { BuilderTypes } from '../../platform/schema/builder.ts';
import { Refund } from './Refund.ts';
import type { RefundStateWire } from './refundWire.ts';

/** The fields of a payment that say what was refunded of it. */
export function refundFields<Payment extends RefundStateWire>(
  t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, Payment>,
) {
  return {
    refunds: t.field({
      type: [Refund],
      description: 'The refunds of the payment, the oldest first; empty without any.',
      extensions: { listSize: 2 },
      resolve: ({ refunds }) => refunds ?? [],
    }),
    refundable: t.field({
      type: Money,
      nullable: true,
      description:
        'What the business paid for the payment and did not get back yet: the most that platform admins ' +
        'can refund. Null if the REST API does not report it.',
      resolve: ({ refundable_amount }) => usd(refundable_amount),
    }),
  };
}
