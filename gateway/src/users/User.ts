import { builder } from '../schema/builder.ts';
import { found } from '../schema/found.ts';
import { License, ManagedLocation, OrganizationRole } from './membership.ts';
import { TermsAcceptance } from './TermsAcceptance.ts';
import { AccountStatus, AppMode } from './userEnums.ts';
import { getTermsAcceptance, getViewer } from './usersApi.ts';
import type { UserWire } from './userWire.ts';

export const User = builder.node(builder.objectRef<UserWire>('User'), {
  description: 'A person with an account. Everybody sees only themselves.',
  id: { resolve: ({ id }) => id },
  loadWithoutCache: async (id, { rest }) => {
    const viewer = await rest.call(getViewer);
    return found(String(viewer.id) === id ? viewer : null, 'user');
  },
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number of the account.' }),
    uuid: t.exposeID('uuid', { description: 'The UUID of the account.' }),
    email: t.exposeString('email', { nullable: true, description: 'The e-mail address, if any.' }),
    phoneNumber: t.exposeString('phone_number', {
      nullable: true,
      description: 'The phone number in E.164 (+1 and ten digits), if any.',
    }),
    firstName: t.exposeString('first_name', { description: 'The first name; may be empty.' }),
    lastName: t.exposeString('last_name', { description: 'The last name; may be empty.' }),
    fullName: t.string({
      description: 'First and last name as one text; may be empty.',
      resolve: (user) => `${user.first_name} ${user.last_name}`.trim(),
    }),
    appMode: t.expose('app_mode', { type: AppMode, description: 'Which side of the marketplace it uses.' }),
    accountStatus: t.expose('account_status', {
      type: AccountStatus,
      description: 'Whether it may sign in.',
    }),
    isPlatformAdmin: t.exposeBoolean('is_platform_admin', {
      description: 'Whether the user looks after the whole marketplace.',
    }),
    isSsoLogin: t.exposeBoolean('is_sso_login', {
      description: "Whether the user signs in through an organization's own directory.",
    }),
    smsOptIn: t.boolean({
      description: 'Whether the user wants text messages.',
      resolve: ({ settings }) => settings.sms_opt_in,
    }),
    licenses: t.expose('licenses', { type: [License], description: 'What the user may use, by location.' }),
    managedLocations: t.expose('managed_locations', {
      type: [ManagedLocation],
      description: 'Roles at single locations. Those that follow from an organization role are not repeated.',
    }),
    organizationRoles: t.expose('organization_roles', {
      type: [OrganizationRole],
      description: 'Roles in whole organizations.',
    }),
    lastLogin: t.expose('last_login', {
      type: 'DateTime',
      nullable: true,
      description: 'When the user last signed in.',
    }),
    dateJoined: t.expose('date_joined', { type: 'DateTime', description: 'When the account was made.' }),
    termsAcceptance: t.field({
      type: TermsAcceptance,
      nullable: true,
      description: 'How the user stands to the terms of use. A call of its own.',
      resolve: (_user, _args, { rest }) => rest.call(getTermsAcceptance),
    }),
  }),
});

builder.queryField('viewer', (t) =>
  t.field({
    type: User,
    nullable: true,
    skipTypeScopes: true,
    description:
      'Whoever asks; null when signed out. A session that has ended gives the error UNAUTHENTICATED.',
    resolve: (_root, _args, { isSignedIn, rest }) => (isSignedIn ? rest.call(getViewer) : null),
  }),
);
