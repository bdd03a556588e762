import type { BuilderTypes } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { Location } from './Location.ts';
import type { LocationDetailWire } from './locationWire.ts';

/** The payload of a mutation that changes one location. */
export function locationPayload<Payload extends LocationDetailWire>(
  t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, Payload>,
) {
  return {
    errors: errorsField(t),
    location: t.field({
      type: Location,
      nullable: true,
      description: 'The location after the change. Null if the mutation was refused.',
      resolve: (payload) => (payload instanceof RefusedPayload ? null : payload),
    }),
  };
}
