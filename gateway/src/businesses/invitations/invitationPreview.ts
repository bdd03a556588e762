import { builder } from '../../platform/schema/builder.ts';
import { found } from '../../platform/schema/found.ts';
import { MemberRole } from '../../accounts/users/MemberRole.ts';
import { previewLocationInvitation, previewOrganizationInvitation } from './invitationPreviewApi.ts';
import type { InvitationPreviewWire } from './invitationPreviewWire.ts';
import { InvitationScope } from './InvitationScope.ts';
import { InvitationStatus, shownStatus } from './InvitationStatus.ts';
import { isInvitationToken } from './invitationToken.ts';

const InvitationPreview = builder.objectRef<InvitationPreviewWire>('InvitationPreview').implement({
  description: 'A preview of an invitation, visible to anyone who has its link, signed in or not.',
  fields: (t) => ({
    status: t.field({
      type: InvitationStatus,
      description: "The invitation's status. Never ERROR, because the link was evidently received.",
      resolve: (invitation, _args, context) => shownStatus(invitation, context),
    }),
    locationName: t.exposeString('location_name', {
      nullable: true,
      description: 'The location that the invitation is for; null for an invitation to an organization.',
    }),
    organizationName: t.exposeString('organization_name', {
      nullable: true,
      description:
        'The organization that the invitation is for, or that operates the location. Null if the REST API ' +
        'does not send it.',
    }),
    role: t.expose('role', {
      type: MemberRole,
      nullable: true,
      description: 'The role that the invitation grants. Null if it is unknown here.',
    }),
    email: t.exposeString('email', {
      description:
        'The email address it was sent to, masked for all but its owner: `m•••@restaurant.example`.',
    }),
    inviterName: t.exposeString('inviter_name', {
      nullable: true,
      description:
        'The name of the user who sent the invitation; null if the account was deleted or has no name yet.',
    }),
    expiresAt: t.expose('expiration_date', {
      type: 'DateTime',
      description: 'When the link expires, in UTC.',
    }),
  }),
});

builder.queryField('invitationPreview', (t) =>
  t.field({
    type: InvitationPreview,
    nullable: true,
    skipTypeScopes: true,
    description:
      'The invitation that a link belongs to. Null with the error NOT_FOUND if the link does not exist, was withdrawn, ' +
      'or was replaced by a newer one.',
    args: {
      scope: t.arg({
        type: InvitationScope,
        required: true,
        description: 'The kind of team that the invitation is for.',
      }),
      token: t.arg.string({ required: true, description: 'The last path segment of the link.' }),
    },
    resolve: async (_root, { scope, token }, { rest }) => {
      if (!isInvitationToken(token)) return found(null, 'invitation');
      const preview = scope === 'LOCATION' ? previewLocationInvitation : previewOrganizationInvitation;
      return rest.call(preview, { path: { token } });
    },
  }),
);
