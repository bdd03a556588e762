import type { BuilderTypes } from '../../platform/schema/builder.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { User } from './User.ts';
import { getViewer } from './usersApi.ts';

/** The field `viewer` of a payload whose write does not answer with the account: read again afterwards. */
export function viewerAfterwards<Payload>(t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, Payload>) {
  return t.field({
    type: User,
    nullable: true,
    description: 'The viewer after the mutation. Null if the mutation was refused.',
    resolve: (payload, _args, { rest }) => (payload instanceof RefusedPayload ? null : rest.call(getViewer)),
  });
}
