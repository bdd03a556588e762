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
      'Brings the viewer into the network that an invite leads to; an account that is no pro yet becomes one. EXPIRED, ' +
      'INVALID_TRANSITION (used before) and NOT_FOUND (withdrawn) when the link is no good.',
    extensions: errorPaths({}),
    resolve: (_root, { input: { token } }, { rest }) =>
      presentAt(['token'], 'invite', rest.call(acceptInvite, { path: { token } })),
  },
  {
    description: 'The result of the mutation: the pro who joined.',
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
