import { builder } from '../../platform/schema/builder.ts';
import { found } from '../../platform/schema/found.ts';
import { MemberRole } from '../../accounts/users/MemberRole.ts';
import { previewLocationInvitation, previewOrganizationInvitation } from './invitationPreviewApi.ts';
import type { InvitationPreviewWire } from './invitationPreviewWire.ts';
import { InvitationScope } from './InvitationScope.ts';
import { InvitationStatus, shownStatus } from './InvitationStatus.ts';
import { isInvitationToken } from './invitationToken.ts';

const InvitationPreview = builder.objectRef<InvitationPreviewWire>('InvitationPreview').implement({
  description: 'What the link of an invitation shows to whoever holds it, signed in or not.',
  fields: (t) => ({
    status: t.field({
      type: InvitationStatus,
      description: 'How far it has come. Never ERROR: who holds the link has it all the same.',
      resolve: (invitation, _args, context) => shownStatus(invitation, context),
    }),
    locationName: t.exposeString('location_name', {
      nullable: true,
      description: 'The location that it leads to; null for an invitation to an organization.',
    }),
    organizationName: t.exposeString('organization_name', {
      description: 'The organization that it leads to, or that runs the location.',
    }),
    role: t.expose('role', { type: MemberRole, description: 'The role that comes with it.' }),
    email: t.exposeString('email', {
      description:
        'The address that it was sent to, masked for all but its owner: `m•••@restaurant.example`.',
    }),
    inviterName: t.exposeString('inviter_name', {
      nullable: true,
      description: 'Who sent it; null when the account is gone or has no name yet.',
    }),
    expiresAt: t.expose('expiration_date', { type: 'DateTime', description: 'When its link stops working.' }),
  }),
});

builder.queryField('invitationPreview', (t) =>
  t.field({
    type: InvitationPreview,
    nullable: true,
    skipTypeScopes: true,
    description:
      'What the link of an invitation leads to. Null with the error NOT_FOUND when there is no such link: it was ' +
      'withdrawn, or a newer one has replaced it.',
    args: {
      scope: t.arg({ type: InvitationScope, required: true, description: 'To what it leads.' }),
      token: t.arg.string({ required: true, description: 'The last part of the link.' }),
    },
    resolve: async (_root, { scope, token }, { rest }) => {
      if (!isInvitationToken(token)) return found(null, 'invitation');
      const preview = scope === 'LOCATION' ? previewLocationInvitation : previewOrganizationInvitation;
      return rest.call(preview, { path: { token } });
    },
  }),
);
