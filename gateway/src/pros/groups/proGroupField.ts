import type { BuilderTypes } from '../../platform/schema/builder.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { ProGroup } from './ProGroup.ts';
import type { ProGroupWire } from './proGroupWire.ts';

/** A group and the location whose list has it. */
export interface ProGroupPayload {
  readonly group: ProGroupWire;
  readonly locationId: number;
}

/** The field `proGroup` of the payloads of mutations that make or change one. */
export function proGroupField<Payload extends { readonly group: ProGroupWire }>(
  t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, Payload>,
) {
  return t.field({
    type: ProGroup,
    nullable: true,
    description: 'The group after the change. Null if the mutation was refused.',
    resolve: (payload) => (payload instanceof RefusedPayload ? null : payload.group),
  });
}
