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
