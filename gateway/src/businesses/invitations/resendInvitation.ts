import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { findInvitation } from './findInvitation.ts';
import { Invitation } from './Invitation.ts';
import { checkedInvitationKey, invitationId, type InvitationKey } from './invitationKey.ts';
import type { InvitationWire } from './invitationWire.ts';
import { resendLocationInvitation } from './locationInvitationsApi.ts';
import { resendOrganizationInvitation } from './organizationInvitationsApi.ts';

function resend(path: InvitationKey, { rest }: Context): Promise<InvitationWire | null> {
  return 'organizationId' in path
    ? rest.call(resendOrganizationInvitation, { path })
    : rest.call(resendLocationInvitation, { path });
}

builder.relayMutationField(
  'resendInvitation',
  {
    description: 'Input for resendInvitation.',
    inputFields: (t) => ({
      invitationId: t.id({ required: true, description: 'The ID of the invitation.' }),
    }),
    validate: { schema: z.looseObject({ invitationId }) },
  },
  {
    description:
      'Sends an invitation again, with a new link that works for 14 days; the previous link stops working. ' +
      'Accepted invitations cannot be sent again.',
    extensions: errorPaths({ 'team.manage': ['invitationId'], 'organizations.manage': ['invitationId'] }),
    resolve: async (_root, { input }, context) => {
      const key = checkedInvitationKey(input.invitationId);
      return { key, resent: await presentAt(['invitationId'], 'invitation', resend(key, context)) };
    },
  },
  {
    description: 'Return type of resendInvitation.',
    outputFields: (t) => ({
      errors: errorsField(t),
      invitation: t.field({
        type: Invitation,
        nullable: true,
        description: 'Null if the mutation was refused.',
        resolve: (payload, _args, { rest }) =>
          payload instanceof RefusedPayload ? null : (payload.resent ?? findInvitation(payload.key, rest)),
      }),
    }),
  },
);
