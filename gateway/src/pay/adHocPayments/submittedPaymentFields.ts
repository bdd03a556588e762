import type { BuilderTypes } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { AdHocPayment } from './AdHocPayment.ts';
import type { AdHocPaymentWire } from './adHocPaymentWire.ts';

/** The fields of the payloads of mutations that submit an ad-hoc payment. */
export function submittedPaymentFields(
  t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, AdHocPaymentWire | RefusedPayload>,
) {
  return {
    errors: errorsField(t),
    payment: t.field({
      type: AdHocPayment,
      nullable: true,
      description: 'The payment as submitted. Null if the mutation was refused.',
      resolve: (payload) => (payload instanceof RefusedPayload ? null : payload),
    }),
  };
}
