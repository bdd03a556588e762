import type { BuilderTypes } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { ApiToken } from './ApiToken.ts';
import type { ApiTokenWire } from './apiTokenWire.ts';

type WithSecret = ApiTokenWire & { readonly token: string };

/** The fields of a payload with a new secret. */
export function secretPayload<Payload extends WithSecret>(
  t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, Payload>,
) {
  return {
    errors: errorsField(t),
    apiToken: t.field({
      type: ApiToken,
      nullable: true,
      description: 'The token. Null if the mutation failed.',
      resolve: (payload) => (payload instanceof RefusedPayload ? null : payload),
    }),
    secret: t.string({
      nullable: true,
      description:
        'The secret to send as `Authorization: Bearer`, returned only once: `brg_`, 30 random characters ' +
        'and a checksum of 6. Null if the mutation failed.',
      resolve: (payload) => (payload instanceof RefusedPayload ? null : payload.token),
    }),
  };
}
