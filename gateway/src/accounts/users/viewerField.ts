import type { BuilderTypes } from '../../platform/schema/builder.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { User } from './User.ts';
import type { UserWire } from './userWire.ts';

/** The field `viewer` of a payload that is the viewer's own account, as the write has answered it. */
export function viewerField<Payload extends UserWire>(
  t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, Payload>,
) {
  return t.field({
    type: User,
    nullable: true,
    description: 'The viewer after the mutation. Null if the mutation was refused.',
    resolve: (payload) => (payload instanceof RefusedPayload ? null : payload),
  });
}
