import type { DemoRow } from '../demoRow.ts';
import { RandomStream } from '../random/randomStream.ts';
import { staffAccounts, type StaffAccount } from './staffAccounts.ts';
import { currentTermsVersion } from '../../../accounts/terms/currentTermsVersion.ts';

const day = 24 * 60 * 60 * 1000;

function userRow(account: StaffAccount, seed: number, now: number): DemoRow<'users'> {
  const stream = new RandomStream(seed, `staff/${account.id}`);
  const joined = now - (account.joinedDaysAgo ?? stream.integer(260, 900)) * day;
  return {
    id: account.id,
    uuid: stream.uuid(),
    username: account.email,
    email: account.email,
    email_verified: !account.isImported,
    phone_number: account.phone,
    phone_verified: true,
    first_name: account.firstName,
    last_name: account.lastName,
    app_mode: 'STAFFER',
    account_status: account.status ?? 'ACTIVE',
    is_platform_admin: account.isPlatformAdmin ?? false,
    is_sso_login: false,
    sms_opt_in: stream.chance(0.6),
    terms_version_accepted: account.isImported ? null : currentTermsVersion,
    terms_accepted_ts: account.isImported
      ? null
      : new Date(account.joinedDaysAgo === undefined ? now - stream.integer(20, 200) * day : joined),
    last_login: account.isImported
      ? null
      : new Date(now - stream.integer(1, account.status === undefined ? 5 * 24 : 90 * 24) * 60 * 60 * 1000),
    date_joined: new Date(joined),
  };
}

/** The staff accounts with their roles and licenses. */
export function staffRows(
  seed: number,
  now: number,
): {
  users: DemoRow<'users'>[];
  organization_managers: DemoRow<'organization_managers'>[];
  location_managers: DemoRow<'location_managers'>[];
  licenses: DemoRow<'licenses'>[];
} {
  return {
    users: staffAccounts.map((account) => userRow(account, seed, now)),
    organization_managers: staffAccounts
      .flatMap(({ id, organizations = [] }) =>
        organizations.map((organization_id) => ({ user_id: id, organization_id })),
      )
      .map((row, index) => ({ id: index + 1, ...row, role: 'ADMIN' as const })),
    location_managers: staffAccounts
      .flatMap(({ id, locations = [] }) =>
        locations.map(([location_id, role]) => ({ user_id: id, location_id, role })),
      )
      .map((row, index) => ({ id: index + 1, ...row })),
    licenses: staffAccounts
      .flatMap(({ id, marketplaceLicenses = [], hireLicenses = [] }) => [
        ...marketplaceLicenses.map((location_id) => ({
          user_id: id,
          location_id,
          license_name: 'marketplace' as const,
        })),
        ...hireLicenses.map((location_id) => ({ user_id: id, location_id, license_name: 'hire' as const })),
      ])
      .map((row, index) => ({ id: index + 1, ...row })),
  };
}
