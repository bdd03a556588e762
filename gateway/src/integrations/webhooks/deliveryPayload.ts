import type { BuilderTypes } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { WebhookDelivery } from './WebhookDelivery.ts';
import type { DeliveryWire } from './webhookWire.ts';

/** The fields of a payload with a delivery. */
export function deliveryPayload<Payload extends DeliveryWire>(
  t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, Payload>,
) {
  return {
    errors: errorsField(t),
    delivery: t.field({
      type: WebhookDelivery,
      nullable: true,
      description: 'The delivery, which waits for its attempt. Null if the mutation failed.',
      resolve: (payload) => (payload instanceof RefusedPayload ? null : payload),
    }),
  };
}
