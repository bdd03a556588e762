import type { BuilderTypes } from '../../platform/schema/builder.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';

/** What is left of somebody who was removed. */
export interface Removal {
  /** The global id that nobody has any more. */
  readonly deletedId: string;
}

/** The field `deletedId` of payloads: clients drop what they know under it. */
export function deletedIdField(t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, Removal>) {
  return t.id({
    nullable: true,
    description: 'The id of the role that has ended; null when it was refused.',
    resolve: (payload) => (payload instanceof RefusedPayload ? null : payload.deletedId),
  });
}
