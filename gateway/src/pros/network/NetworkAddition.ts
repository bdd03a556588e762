import { codedError } from '../../platform/errors/graphqlErrors.ts';
import { type UserError as UserErrorShape, userErrorsFromWire } from '../../platform/errors/userError.ts';
import { Pro } from '../profiles/Pro.ts';
import type { ProWire } from '../profiles/proWire.ts';
import { builder, type BuilderTypes } from '../../platform/schema/builder.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { UserError } from '../../platform/schema/UserError.ts';
import type { AdditionWire } from './networkMemberWire.ts';

/** What became of one pro who was to be added. */
export interface Addition {
  readonly pro: ProWire;
  readonly isNew: boolean;
  readonly errors: readonly UserErrorShape[];
}

const NetworkAddition = builder.objectRef<Addition>('NetworkAddition').implement({
  description: 'What became of one pro who was to be added to a network or a group.',
  fields: (t) => ({
    pro: t.expose('pro', { type: Pro, description: 'The pro.' }),
    isNew: t.exposeBoolean('isNew', {
      description: 'Whether they are in it by this; false, too, for who was in it before.',
    }),
    errors: t.expose('errors', {
      type: [UserError],
      description: 'What stands against it; empty when they are in it now.',
    }),
  }),
});

/** The answers of REST beside the pros whom an input names in `proIds`. */
export function additionsOf(pros: readonly ProWire[], answers: readonly AdditionWire[]): Addition[] {
  return answers.map((answer) => {
    const index = pros.findIndex(({ profile_id }) => profile_id === answer.pro_id);
    const pro = pros[index];
    if (!pro)
      throw codedError('UPSTREAM_INVALID', 'The service behind the gateway answered for somebody else.');
    if (answer.ok) return { pro, isNew: answer.is_new, errors: [] };
    const wire = { ...answer.error, target: null, targetValue: null, details: [] };
    const errors = userErrorsFromWire(wire).map((error) => ({ ...error, path: ['proIds', String(index)] }));
    return { pro, isNew: false, errors };
  });
}

/** The field `results` of the payloads of mutations that add pros. */
export function additionsField(
  t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, { readonly additions: readonly Addition[] }>,
) {
  return t.field({
    type: [NetworkAddition],
    description: 'A result for each pro; empty when the whole input was refused.',
    extensions: { listSize: 20 },
    resolve: (payload) => (payload instanceof RefusedPayload ? [] : payload.additions),
  });
}
