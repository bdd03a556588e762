import { codedError } from '../../platform/errors/graphqlErrors.ts';
import { type UserError as UserErrorShape, userErrorsFromWire } from '../../platform/errors/userError.ts';
import { Pro } from '../profiles/Pro.ts';
import type { ProWire } from '../profiles/proWire.ts';
import { builder, type BuilderTypes } from '../../platform/schema/builder.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { UserError } from '../../platform/schema/UserError.ts';
import type { AdditionWire } from './networkMemberWire.ts';

/** The result for one pro who was to be added. */
export interface Addition {
  readonly pro: ProWire;
  readonly isNew: boolean;
  readonly errors: readonly UserErrorShape[];
}

const NetworkAddition = builder.objectRef<Addition>('NetworkAddition').implement({
  description: 'Return type of adding one pro to a network or a group.',
  fields: (t) => ({
    pro: t.expose('pro', { type: Pro, description: 'The pro to be added.' }),
    isNew: t.exposeBoolean('isNew', {
      description: 'Whether this mutation added the pro. False for pros who were already members.',
    }),
    errors: t.expose('errors', {
      type: [UserError],
      description: 'The reasons why the pro was not added. Empty if the pro is a member.',
    }),
  }),
});

/** The results of the upstream, with the pros of `proIds` in the input. */
export function additionsOf(pros: readonly ProWire[], results: readonly AdditionWire[]): Addition[] {
  return results.map((result) => {
    const index = pros.findIndex(({ profile_id }) => profile_id === result.pro_id);
    const pro = pros[index];
    if (!pro) throw codedError('UPSTREAM_INVALID', 'The upstream service returned a result for another pro.');
    if (result.ok) return { pro, isNew: result.is_new, errors: [] };
    const wire = { ...result.error, target: null, targetValue: null, details: [] };
    const errors = userErrorsFromWire(wire).map((error) => ({ ...error, path: ['proIds', String(index)] }));
    return { pro, isNew: false, errors };
  });
}

/** The field `results` of the payloads of mutations that add pros. */
export function additionsField<Payload extends { readonly additions: readonly Addition[] }>(
  t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, Payload>,
) {
  return t.field({
    type: [NetworkAddition],
    description: 'A result for each pro; empty when the whole input was refused.',
    extensions: { listSize: 20 },
    resolve: (payload) => (payload instanceof RefusedPayload ? [] : payload.additions),
  });
}
