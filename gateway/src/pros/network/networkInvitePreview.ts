import { isInvitationToken } from '../../businesses/invitations/invitationToken.ts';
import { builder } from '../../platform/schema/builder.ts';
import { found } from '../../platform/schema/found.ts';
import { NetworkInviteStatus, shownInviteStatus } from './NetworkInviteStatus.ts';
import { previewInvite } from './networkInvitesApi.ts';
import type { NetworkInvitePreviewWire } from './networkInviteWire.ts';

const NetworkInvitePreview = builder.objectRef<NetworkInvitePreviewWire>('NetworkInvitePreview').implement({
  description: 'What the link of a network invite shows, without sign-in.',
  fields: (t) => ({
    status: t.field({
      type: NetworkInviteStatus,
      description: 'The status of the invite, never UNDELIVERABLE.',
      resolve: (invite, _args, context) => shownInviteStatus(invite, context),
    }),
    name: t.exposeString('name', {
      nullable: true,
      description: 'The name of the guest, as entered by the inviter.',
    }),
    locationName: t.exposeString('location_name', { description: 'The location whose network it is.' }),
    locationCity: t.exposeString('location_city', {
      nullable: true,
      description: 'The city of the location.',
    }),
    locationStateCode: t.exposeString('location_state_code', {
      nullable: true,
      description: "The two letters of the location's state.",
    }),
    locationImagePublicId: t.exposeString('location_image_public_id', {
      nullable: true,
      description: "The ID of the location's picture at the image host.",
    }),
    organizationName: t.exposeString('organization_name', {
      description: 'The name of the organization that runs the location.',
    }),
    inviterName: t.exposeString('inviter_name', {
      nullable: true,
      description:
        'The name of the user who sent the invite. Null if the account has no name or was deleted.',
    }),
    expiresAt: t.expose('expiration_date', {
      type: 'DateTime',
      description: 'When the link expires, in UTC.',
    }),
  }),
});

builder.queryField('networkInvitePreview', (t) =>
  t.field({
    type: NetworkInvitePreview,
    nullable: true,
    skipTypeScopes: true,
    description:
      'Look up the invite of a link. Null with the error NOT_FOUND if the link does not exist, was withdrawn or was ' +
      'replaced by a newer one.',
    args: { token: t.arg.string({ required: true, description: 'The part of the link after `invite=`.' }) },
    resolve: async (_root, { token }, { rest }) =>
      isInvitationToken(token) ? rest.call(previewInvite, { path: { token } }) : found(null, 'invite'),
  }),
);
