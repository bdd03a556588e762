import { needsSignUp } from '@brigade/domain/accounts/signUp/needsSignUp.ts';
import { builder } from '../../platform/schema/builder.ts';
import { found } from '../../platform/schema/found.ts';
import { License, ManagedLocation, OrganizationRole } from './membership.ts';
import { AccountStatus, AppMode } from './userEnums.ts';
import { getViewer } from './usersApi.ts';
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
    isEmailVerified: t.boolean({
      description:
        'Whether the user has proven that the e-mail address is theirs. Only then it signs them in.',
      resolve: ({ email, email_verified: isVerified = true }) => email != null && isVerified,
    }),
    phoneNumber: t.exposeString('phone_number', {
      nullable: true,
      description: 'The phone number in E.164 (+1 and ten digits), if any.',
    }),
    isPhoneVerified: t.boolean({
      description: 'Whether the user has proven that the phone number is theirs. Only then it signs them in.',
      resolve: ({ phone_number, phone_verified: isVerified = true }) => phone_number != null && isVerified,
    }),
    firstName: t.exposeString('first_name', { description: 'The first name; may be empty.' }),
    lastName: t.exposeString('last_name', { description: 'The last name; may be empty.' }),
    fullName: t.string({
      description: 'First and last name as one text; may be empty.',
      resolve: (user) => `${user.first_name} ${user.last_name}`.trim(),
    }),
    appMode: t.expose('app_mode', { type: AppMode, description: 'Which side of the marketplace it uses.' }),
    needsSignUp: t.boolean({
      description:
        'Whether the account was just opened, and nobody has said yet whose it is: lead to the sign-up.',
      resolve: ({ first_name, app_mode }) => needsSignUp({ firstName: first_name, appMode: app_mode }),
    }),
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
