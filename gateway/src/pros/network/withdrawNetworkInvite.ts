import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { checkedInvite, networkInviteId } from './networkInviteId.ts';
import { deleteInvite } from './networkInvitesApi.ts';

builder.relayMutationField(
  'withdrawNetworkInvite',
  {
    description: 'Input for withdrawNetworkInvite.',
    inputFields: (t) => ({ networkInviteId: t.id({ required: true, description: 'The ID of the invite.' }) }),
    validate: { schema: z.looseObject({ networkInviteId }) },
  },
  {
    description: 'Withdraws an invite: its link stops working. Accepted invites cannot be withdrawn.',
    extensions: errorPaths({ 'applications.manage': ['networkInviteId'] }),
    resolve: async (_root, { input }, { rest }) => {
      const { id } = checkedInvite(input.networkInviteId);
      await presentAt(['networkInviteId'], 'invite', rest.call(deleteInvite, { path: { id } }));
      return { deletedNetworkInviteId: input.networkInviteId };
    },
  },
  {
    description: 'The ID of the invite that was withdrawn.',
    outputFields: (t) => ({
      errors: errorsField(t),
      deletedNetworkInviteId: t.exposeID('deletedNetworkInviteId', {
        nullable: true,
        description: 'The ID of the withdrawn invite. Null if the mutation was refused.',
      }),
    }),
  },
);
