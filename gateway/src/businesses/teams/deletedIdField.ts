import type { BuilderTypes } from '../../platform/schema/builder.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';

/** The result of removing a manager or withdrawing an invitation. */
export interface Removal {
  /** The global id of the deleted object. */
  readonly deletedId: string;
}

/** The field `deletedId` of payloads: clients delete the record with this id from their store. `what` names the object. */
export function deletedIdField<Payload extends Removal>(
  t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, Payload>,
  what: string,
) {
  return t.id({
    nullable: true,
    description: `The ID of the deleted ${what}; null if the mutation failed.`,
    resolve: (payload) => (payload instanceof RefusedPayload ? null : payload.deletedId),
  });
}
