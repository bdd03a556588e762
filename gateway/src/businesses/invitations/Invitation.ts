import { builder } from '../../platform/schema/builder.ts';
import { MemberRole } from '../../accounts/users/MemberRole.ts';
import { InvitationStatus, shownStatus } from './InvitationStatus.ts';
import type { InvitationWire } from './invitationWire.ts';

export const Invitation = builder.interfaceRef<InvitationWire>('Invitation').implement({
  description: 'A role that somebody was offered by e-mail. Only those who manage the team know of it.',
  interfaces: [builder.nodeInterfaceRef()],
  resolveType: (invitation) =>
    'location_id' in invitation ? 'LocationInvitation' : 'OrganizationInvitation',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number of the invitation among those of its kind.' }),
    email: t.exposeString('email', { description: 'Where the link was sent.' }),
    role: t.expose('role', { type: MemberRole, description: 'The role that comes with it.' }),
    status: t.field({
      type: InvitationStatus,
      description: 'How far it has come. EXPIRED as soon as its time is over.',
      resolve: (invitation, _args, context) => shownStatus(invitation, context),
    }),
    expiresAt: t.expose('expiration_date', { type: 'DateTime', description: 'When its link stops working.' }),
    link: t.exposeString('link', {
      description: 'The page on which it is accepted. Whoever has it can take the role.',
    }),
    phoneNumber: t.exposeString('phone_number', {
      nullable: true,
      description: 'The phone number that who accepts is asked for, in E.164; null for none.',
    }),
    name: t.exposeString('manager_name', {
      nullable: true,
      description: 'Who is invited, as the inviter wrote it; null when they did not.',
    }),
    inviterName: t.exposeString('inviter_name', {
      nullable: true,
      description: 'Who sent it last; null when the account is gone or has no name yet.',
    }),
    createdAt: t.expose('created_ts', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was sent for the first time.',
    }),
  }),
});
