import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { deletedIdField } from '../teams/deletedIdField.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { checkedInvitationKey, invitationId, type InvitationKey } from './invitationKey.ts';
import { deleteLocationInvitation } from './locationInvitationsApi.ts';
import { deleteOrganizationInvitation } from './organizationInvitationsApi.ts';

function withdraw(path: InvitationKey, { rest }: Context): Promise<null> {
  return 'organizationId' in path
    ? rest.call(deleteOrganizationInvitation, { path })
    : rest.call(deleteLocationInvitation, { path });
}

builder.relayMutationField(
  'withdrawInvitation',
  {
    description: 'Input for withdrawInvitation.',
    inputFields: (t) => ({
      invitationId: t.id({ required: true, description: 'The ID of the invitation.' }),
    }),
    validate: { schema: z.looseObject({ invitationId }) },
  },
  {
    description: 'Withdraws an invitation: its link stops working. Accepted invitations cannot be withdrawn.',
    extensions: errorPaths({ 'team.manage': ['invitationId'], 'organizations.manage': ['invitationId'] }),
    resolve: async (_root, { input }, context) => {
      const key = checkedInvitationKey(input.invitationId);
      await presentAt(['invitationId'], 'invitation', withdraw(key, context));
      return { deletedId: input.invitationId };
    },
  },
  {
    description: 'Return type of withdrawInvitation.',
    outputFields: (t) => ({ errors: errorsField(t), deletedId: deletedIdField(t, 'invitation') }),
  },
);
