import { builder } from '../../platform/schema/builder.ts';
import { MemberRole } from '../../accounts/users/MemberRole.ts';
import { InvitationStatus, shownStatus } from './InvitationStatus.ts';
import type { InvitationWire } from './invitationWire.ts';

export const Invitation = builder.interfaceRef<InvitationWire>('Invitation').implement({
  description: 'An invitation to a role, sent by email. Visible to managers of the team only.',
  interfaces: [builder.nodeInterfaceRef()],
  resolveType: (invitation) =>
    'location_id' in invitation ? 'LocationInvitation' : 'OrganizationInvitation',
  fields: (t) => ({
    databaseId: t.expose('id', {
      type: 'DatabaseId',
      description: 'The database ID of the invitation, unique among invitations of its type.',
    }),
    email: t.exposeString('email', { description: 'The email address that the invitation was sent to.' }),
    role: t.expose('role', {
      type: MemberRole,
      nullable: true,
      description: 'The role that the invitation grants. Null if it is unknown here.',
    }),
    status: t.field({
      type: InvitationStatus,
      description: "The invitation's status. EXPIRED as soon as `expiresAt` has passed.",
      resolve: (invitation, _args, context) => shownStatus(invitation, context),
    }),
    expiresAt: t.expose('expiration_date', {
      type: 'DateTime',
      description: 'When the link expires, in UTC.',
    }),
    link: t.exposeString('link', {
      description: 'The URL for accepting the invitation. Anyone who has it can take the role.',
    }),
    phoneNumber: t.exposeString('phone_number', {
      nullable: true,
      description: 'The phone number that the invitee must confirm, in E.164; null if none.',
    }),
    name: t.exposeString('manager_name', {
      nullable: true,
      description: "The invitee's name as entered by the inviter, if any.",
    }),
    inviterName: t.exposeString('inviter_name', {
      nullable: true,
      description:
        'The name of the user who last sent the invitation; null if the account was deleted or has no name yet.',
    }),
    createdAt: t.expose('created_ts', {
      type: 'DateTime',
      nullable: true,
      description: 'When the invitation was first sent, in UTC.',
    }),
  }),
});
