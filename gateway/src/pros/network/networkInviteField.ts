import type { BuilderTypes } from '../../platform/schema/builder.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { NetworkInvite } from './NetworkInvite.ts';
import type { NetworkInviteWire } from './networkInviteWire.ts';

/** The field `networkInvite` of the payloads of mutations that send one. */
export function networkInviteField<Payload extends { readonly invite: NetworkInviteWire }>(
  t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, Payload>,
) {
  return t.field({
    type: NetworkInvite,
    nullable: true,
    description: 'The invite that was sent. Null if the mutation was refused.',
    resolve: (payload) => (payload instanceof RefusedPayload ? null : payload.invite),
  });
}
