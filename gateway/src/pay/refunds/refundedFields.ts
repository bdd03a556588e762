import { dollarsToCents } from '@brigade/domain/platform/money/money.ts';
import { Money, usdOf } from '../../platform/money/Money.ts';
import type { BuilderTypes } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { unlessValidated } from '../../platform/schema/validateOnly.ts';
import { Refund } from './Refund.ts';
import type { SubmittedRefundsWire } from './refundsApi.ts';

/** The fields of the payloads of mutations that refund. */
export function refundedFields<Submitted extends SubmittedRefundsWire>(
  t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, Submitted | RefusedPayload>,
) {
  return {
    errors: errorsField(t),
    refunded: t.field({
      type: Money,
      nullable: true,
      description:
        'What the business gets back by these refunds, also with `validateOnly`. Null if the mutation was refused.',
      resolve: (payload) =>
        payload instanceof RefusedPayload
          ? null
          : usdOf(payload.refunds.reduce((sum, { amount }) => sum + dollarsToCents(amount), 0)),
    }),
    refunds: t.field({
      type: [Refund],
      nullable: true,
      description:
        'The refunds as submitted: one for each charge that goes back, and one for what was invoiced. Null if the ' +
        'mutation was refused, or only validated.',
      extensions: { listSize: 2 },
      resolve: (payload) =>
        payload instanceof RefusedPayload ? null : unlessValidated(payload, payload.refunds),
    }),
  };
}
