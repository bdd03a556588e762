import type { BuilderTypes } from '../../platform/schema/builder.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { ProAtLocation } from './ProAtLocation.ts';
import type { ProAtLocationSource } from './proAtLocationSource.ts';

/** The field `proAtLocation` of the payloads of mutations that change what is true of a pro at one location. */
export function proAtLocationField<Payload extends ProAtLocationSource>(
  t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, Payload>,
) {
  return t.field({
    type: ProAtLocation,
    nullable: true,
    description: 'The pro at the location, after the change. Null if the mutation was refused.',
    resolve: (payload) => (payload instanceof RefusedPayload ? null : payload),
  });
}

/** The field `prosAtLocations` of the payloads of mutations that name several locations. */
export function prosAtLocationsField<
  Payload extends { readonly prosAtLocations: readonly ProAtLocationSource[] },
>(t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, Payload>) {
  return t.field({
    type: [ProAtLocation],
    description:
      'The pro at each of the locations, after the change. Empty if the mutation was refused or only validated.',
    extensions: { listSize: 20 },
    resolve: (payload) => (payload instanceof RefusedPayload ? [] : payload.prosAtLocations),
  });
}
