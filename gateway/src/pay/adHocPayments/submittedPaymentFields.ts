import type { BuilderTypes } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { Money, usd } from '../../platform/money/Money.ts';
import { AdHocPayment } from './AdHocPayment.ts';
import type { AdHocPaymentWire } from './adHocPaymentWire.ts';

/** What a mutation submitted. */
interface SubmittedPayment {
  /** Null if the upstream does not return it. */
  readonly payment: AdHocPaymentWire | null;
}

/** The fields of the payloads of mutations that submit an ad-hoc payment. */
export function submittedPaymentFields(
  t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, SubmittedPayment | RefusedPayload>,
) {
  return {
    errors: errorsField(t),
    charge: t.field({
      type: Money,
      nullable: true,
      description:
        'What the business owes for the payment, with the fees, also with `validateOnly`: zero if the ' +
        'platform bears the cost. Null if the mutation was refused, or the REST API does not report it.',
      resolve: (payload) => (payload instanceof RefusedPayload ? null : usd(payload.payment?.payment_amount)),
    }),
    payment: t.field({
      type: AdHocPayment,
      nullable: true,
      description:
        'The payment as submitted. Null if the mutation was refused, or only validated, or the REST API ' +
        'does not return it.',
      resolve: (payload) => (payload instanceof RefusedPayload ? null : payload.payment),
    }),
  };
}
