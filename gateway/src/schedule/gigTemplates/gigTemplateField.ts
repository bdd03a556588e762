import type { BuilderTypes } from '../../platform/schema/builder.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { GigTemplate } from './GigTemplate.ts';
import type { GigTemplateWire } from './gigTemplateWire.ts';

/** A template and the number of its location. */
export interface GigTemplatePayload {
  readonly template: GigTemplateWire;
  readonly locationId: number;
}

/** The field `gigTemplate` of the payloads that create or update one. */
export function gigTemplateField<Payload extends GigTemplatePayload>(
  t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, Payload>,
) {
  return t.field({
    type: GigTemplate,
    nullable: true,
    description: 'The template. Null if the input was refused.',
    resolve: (payload) => (payload instanceof RefusedPayload ? null : payload.template),
  });
}
