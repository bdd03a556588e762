import { expect, test } from 'vitest';
import { sampleDemo, sampleMoments } from '../../../testing/sampleDemos.ts';

const rows = sampleDemo(sampleMoments[0][1]);

function account(email: string) {
  const user = rows.users.find((one) => one.email === email);
  if (user === undefined) throw new Error(`No account ${email}`);
  const locations = rows.location_managers.filter(({ user_id }) => user_id === user.id);
  const organizationOf = new Map(rows.locations.map(({ id, organization_id }) => [id, organization_id]));
  return {
    ...user,
    roles: [...new Set(locations.map(({ role }) => role))],
    locations: locations.map(({ location_id }) => location_id),
    organizationsOfLocations: [
      ...new Set(locations.map(({ location_id }) => organizationOf.get(location_id))),
    ],
    organizations: rows.organization_managers
      .filter(({ user_id }) => user_id === user.id)
      .map((one) => one.organization_id),
    licenses: rows.licenses.filter(({ user_id }) => user_id === user.id),
  };
}

test('the five demo accounts are active, named, and have accepted the terms', () => {
  for (const name of ['admin', 'owner', 'manager', 'member', 'onsite']) {
    const user = account(`${name}@brigade.example`);
    expect(user.account_status).toBe('ACTIVE');
    expect(user.terms_version_accepted).toBeTruthy();
    expect(user.terms_accepted_ts).toBeInstanceOf(Date);
    expect(`${user.first_name} ${user.last_name}`).toMatch(/^\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u);
  }
});

test('only admin@ is a platform administrator', () => {
  expect(rows.users.filter(({ is_platform_admin }) => is_platform_admin).map(({ email }) => email)).toEqual([
    'admin@brigade.example',
  ]);
});

test('owner@ manages the first organization, and another user the second', () => {
  expect(account('owner@brigade.example').organizations).toEqual([1]);
  expect(account('owner@halyard.example').organizations).toEqual([2]);
});

test('group@ manages both organizations and can move a location between them', () => {
  expect(account('group@brigade.example').organizations).toEqual([1, 2]);
});

test('manager@ administers only locations of the first organization, one of them for hiring', () => {
  const { roles, organizationsOfLocations, licenses, locations } = account('manager@brigade.example');
  expect(roles).toEqual(['ADMIN']);
  expect(organizationsOfLocations).toEqual([1]);
  expect(locations.length).toBeGreaterThan(2);
  const licensed = (name: string) => licenses.filter(({ license_name }) => license_name === name).length;
  expect([licensed('marketplace'), licensed('hire')]).toEqual([2, 1]);
});

test.each([
  ['member@brigade.example', 'TEAM_MEMBER'],
  ['onsite@brigade.example', 'ONSITE_MANAGER'],
])('%s is %s where manager@ is administrator', (email, role) => {
  const { roles, locations } = account(email);
  expect(roles).toEqual([role]);
  expect(account('manager@brigade.example').locations).toEqual(expect.arrayContaining(locations));
});

test('newcomer@ was migrated from the predecessor platform with a role and an unverified address', () => {
  const user = account('newcomer@brigade.example');
  expect(user).toMatchObject({ email_verified: false, last_login: null, terms_version_accepted: null });
  expect(user.roles).toEqual(['TEAM_MEMBER']);
});

test('everyone who signed up has a referral code, and referrers and referred ones are others', () => {
  const codes = new Map(rows.referral_codes.map(({ user_id, code }) => [user_id, code]));
  expect(codes.get(2)).toBe('COPPER-FINCH');
  for (const { user_id } of rows.manager_profiles) expect(codes.has(user_id)).toBe(true);
  for (const { referrer_user_id, referred_user_id } of rows.referrals) {
    expect(codes.has(referrer_user_id)).toBe(true);
    expect(referred_user_id).not.toBe(referrer_user_id);
  }
});
