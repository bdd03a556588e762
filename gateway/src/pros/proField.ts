import type { BuilderTypes } from '../platform/schema/builder.ts';
import { RefusedPayload } from '../platform/schema/refusedPayload.ts';
import { Pro } from './profiles/Pro.ts';
import { proAtLocation, type ProAtLocation } from './proAtLocation.ts';

/** The field `pro` of the payloads of mutations that change what a location thinks of a pro: read again afterwards. */
export function proField(t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, ProAtLocation>) {
  return t.field({
    type: Pro,
    nullable: true,
    description: 'The pro, with what the location thinks of them now; null when the mutation was refused.',
    resolve: (payload, _args, context) =>
      payload instanceof RefusedPayload ? null : proAtLocation(payload, context),
  });
}
