import type { BuilderTypes } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { Export } from './Export.ts';
import type { ExportWire } from './exportWire.ts';

/** The fields of a payload with an export. */
export function exportPayload<Payload extends ExportWire>(
  t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, Payload>,
) {
  return {
    errors: errorsField(t),
    export: t.field({
      type: Export,
      nullable: true,
      description: 'The export. Null if the mutation failed.',
      resolve: (payload) => (payload instanceof RefusedPayload ? null : payload),
    }),
  };
}
