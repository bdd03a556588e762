import type { BuilderTypes } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { Webhook } from './Webhook.ts';
import type { WebhookWire, WebhookWithSecretWire } from './webhookWire.ts';

/** The fields of a payload with a webhook. */
export function webhookPayload<Payload extends WebhookWire>(
  t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, Payload>,
) {
  return {
    errors: errorsField(t),
    webhook: t.field({
      type: Webhook,
      nullable: true,
      description: 'The webhook. Null if the mutation failed.',
      resolve: (payload) => (payload instanceof RefusedPayload ? null : payload),
    }),
  };
}

/** The fields of a payload with a webhook and its new secret. */
export function webhookSecretPayload<Payload extends WebhookWithSecretWire>(
  t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, Payload>,
) {
  return {
    ...webhookPayload(t),
    secret: t.string({
      nullable: true,
      description:
        'The secret that signs its deliveries, in the format of Standard Webhooks (`whsec_…`), returned only once. Null if ' +
        'the mutation failed.',
      resolve: (payload) => (payload instanceof RefusedPayload ? null : payload.secret),
    }),
  };
}
