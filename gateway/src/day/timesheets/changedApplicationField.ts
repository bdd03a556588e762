import { GigApplication } from '../../filling/applications/GigApplication.ts';
import type { GigApplicationWire } from '../../filling/applications/gigApplicationWire.ts';
import type { BuilderTypes } from '../../platform/schema/builder.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';

/** The field `application` of the payload of a mutation that changes one. */
export function changedApplicationField<Payload extends { readonly application: GigApplicationWire | null }>(
  t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, Payload>,
) {
  return t.field({
    type: GigApplication,
    nullable: true,
    description: 'The application after the change. Null if the mutation was refused.',
    resolve: (payload) => (payload instanceof RefusedPayload ? null : payload.application),
  });
}
