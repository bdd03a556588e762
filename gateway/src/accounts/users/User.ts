import { needsSignUp } from '@brigade/domain/accounts/signUp/needsSignUp.ts';
import { builder } from '../../platform/schema/builder.ts';
import { found } from '../../platform/schema/found.ts';
import { License, ManagedLocation, OrganizationRole } from './membership.ts';
import { AccountStatus, AppMode } from './userEnums.ts';
import { getViewer } from './usersApi.ts';
import type { UserWire } from './userWire.ts';

export const User = builder.node(builder.objectRef<UserWire>('User'), {
  description: 'A user account. Users can see only their own account.',
  id: { resolve: ({ id }) => id },
  loadWithoutCache: async (id, { rest }) => {
    const viewer = await rest.call(getViewer);
    return found(String(viewer.id) === id ? viewer : null, 'user');
  },
  fields: (t) => ({
    databaseId: t.expose('id', { type: 'DatabaseId', description: 'The database ID of the account.' }),
    uuid: t.exposeID('uuid', { description: 'The UUID of the account.' }),
    username: t.exposeString('username', {
      nullable: true,
      description: 'The unique name of the account, if any.',
    }),
    email: t.exposeString('email', { nullable: true, description: 'The email address, if any.' }),
    isEmailVerified: t.boolean({
      description:
        'Whether the user has verified the email address. Only a verified address can be used to sign in.',
      resolve: ({ email, email_verified: isVerified = true }) => email != null && isVerified,
    }),
    phoneNumber: t.exposeString('phone_number', {
      nullable: true,
      description: 'The phone number in E.164 (+1 and ten digits), if any.',
    }),
    isPhoneVerified: t.boolean({
      description:
        'Whether the user has verified the phone number. Only a verified number can be used to sign in.',
      resolve: ({ phone_number, phone_verified: isVerified = true }) => phone_number != null && isVerified,
    }),
    firstName: t.exposeString('first_name', { description: 'The first name; may be empty.' }),
    lastName: t.exposeString('last_name', { description: 'The last name; may be empty.' }),
    fullName: t.string({
      description: 'The first and last name combined; may be empty.',
      resolve: (user) => `${user.first_name} ${user.last_name}`.trim(),
    }),
    appMode: t.expose('app_mode', {
      type: AppMode,
      description: 'The side of the marketplace that the account uses.',
    }),
    needsSignUp: t.boolean({
      description: 'Whether the account is new and still has to complete sign-up.',
      resolve: ({ first_name, app_mode }) => needsSignUp({ firstName: first_name, appMode: app_mode }),
    }),
    accountStatus: t.expose('account_status', {
      type: AccountStatus,
      description: 'Whether the account can sign in.',
    }),
    isPlatformAdmin: t.exposeBoolean('is_platform_admin', {
      description: 'Whether the user is an admin of the whole marketplace.',
    }),
    isSsoLogin: t.exposeBoolean('is_sso_login', {
      description: "Whether the user signs in through an organization's identity provider.",
    }),
    proProfileDatabaseId: t.expose('gigster_profile_id', {
      type: 'DatabaseId',
      nullable: true,
      description: "The number of the user's profile as a pro. Null for users who do not work gigs.",
    }),
    smsOptIn: t.boolean({
      description: 'Whether the user has opted in to text messages.',
      resolve: ({ settings }) => settings.sms_opt_in,
    }),
    licenses: t.expose('licenses', {
      type: [License],
      description: "The user's product licenses, by location.",
    }),
    managedLocations: t.expose('managed_locations', {
      type: [ManagedLocation],
      description:
        "The user's roles at single locations, excluding those inherited from an organization role.",
    }),
    organizationRoles: t.expose('organization_roles', {
      type: [OrganizationRole],
      description: "The user's roles in whole organizations.",
    }),
    lastLogin: t.expose('last_login', {
      type: 'DateTime',
      nullable: true,
      description: 'When the user last signed in, in UTC.',
    }),
    dateJoined: t.expose('date_joined', {
      type: 'DateTime',
      description: 'When the account was created, in UTC.',
    }),
  }),
});

builder.queryField('viewer', (t) =>
  t.field({
    type: User,
    nullable: true,
    skipTypeScopes: true,
    description:
      'The signed-in user; null when signed out. An expired session results in the error UNAUTHENTICATED.',
    resolve: (_root, _args, { isSignedIn, rest }) => (isSignedIn ? rest.call(getViewer) : null),
  }),
);
