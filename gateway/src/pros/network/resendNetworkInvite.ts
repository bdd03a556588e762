import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { networkInviteField } from './networkInviteField.ts';
import { checkedInvite, networkInviteId } from './networkInviteId.ts';
import { resendInvite } from './networkInvitesApi.ts';

builder.relayMutationField(
  'resendNetworkInvite',
  {
    description: 'Input for resendNetworkInvite.',
    inputFields: (t) => ({ networkInviteId: t.id({ required: true, description: 'The ID of the invite.' }) }),
    validate: { schema: z.looseObject({ networkInviteId }) },
  },
  {
    description:
      'Sends an invite again, with a new link that works for 14 days; the previous link stops working. ' +
      'Accepted invites cannot be sent again.',
    extensions: errorPaths({ 'applications.manage': ['networkInviteId'] }),
    resolve: async (_root, { input }, { rest }) => {
      const { id } = checkedInvite(input.networkInviteId);
      return {
        invite: await presentAt(['networkInviteId'], 'invite', rest.call(resendInvite, { path: { id } })),
      };
    },
  },
  {
    description: 'Return type of the mutation: the invite that was sent.',
    outputFields: (t) => ({ errors: errorsField(t), networkInvite: networkInviteField(t) }),
  },
);
