import { z } from 'zod';
import { isInvitationToken } from '../../businesses/invitations/invitationToken.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { User } from '../../accounts/users/User.ts';
import { getViewer } from '../../accounts/users/usersApi.ts';
import { acceptInvite } from './networkInvitesApi.ts';

builder.relayMutationField(
  'acceptNetworkInvite',
  {
    description: 'Input for acceptNetworkInvite: the invite to accept.',
    inputFields: (t) => ({
      token: t.string({ required: true, description: "The part of the invite's link after `invite=`." }),
    }),
    validate: {
      schema: z.looseObject({
        token: z.string().refine(isInvitationToken, 'This is not the link of an invite'),
      }),
    },
  },
  {
    description:
      'Adds the viewer to the network of an invite; an account that is no pro yet becomes one. Returns ' +
      'EXPIRED, INVALID_TRANSITION (already used) or NOT_FOUND (withdrawn) if the link does not work.',
    extensions: errorPaths({}),
    resolve: (_root, { input: { token } }, { rest }) =>
      presentAt(['token'], 'invite', rest.call(acceptInvite, { path: { token } })),
  },
  {
    description: 'Return type of the mutation: the pro who joined.',
    outputFields: (t) => ({
      errors: errorsField(t),
      viewer: t.field({
        type: User,
        nullable: true,
        description: 'The viewer, who is now a pro. Null if the mutation was refused.',
        resolve: (payload, _args, { rest }) =>
          payload instanceof RefusedPayload ? null : rest.call(getViewer),
      }),
    }),
  },
);
