import type { BuilderTypes } from '../../platform/schema/builder.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { Location } from './Location.ts';

/** The field `location` of the payloads of mutations that change what belongs to a location. */
export function concernedLocation<Payload extends { readonly locationId: number | null }>(
  t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, Payload>,
) {
  return t.field({
    type: Location,
    nullable: true,
    description: 'The location of the address, after the change. Null if the mutation was refused.',
    resolve: (payload) =>
      payload instanceof RefusedPayload || payload.locationId === null ? null : { id: payload.locationId },
  });
}
