import type { BuilderTypes } from './builder.ts';
import { RefusedPayload } from './refusedPayload.ts';
import { UserError } from './UserError.ts';

/** The field `errors` that every payload has. A mutation that was carried out has nothing to say there. */
export function errorsField<Payload>(t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, Payload>) {
  return t.field({
    type: [UserError],
    description: 'What was wrong with the input, or why the mutation was refused; empty if it succeeded.',
    resolve: (payload) => (payload instanceof RefusedPayload ? payload.errors : []),
  });
}
