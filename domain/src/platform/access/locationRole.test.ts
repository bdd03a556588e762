import { describe, expect, test } from 'vitest';
import {
  type LocationAccess,
  locationAccess,
  locationAccesses,
  type LocationUser,
  may,
  type Permission,
  permissions,
  whyNot,
} from './locationRole.ts';

const location = { id: 1, organizationId: 10 };
const outsider: LocationUser = { isPlatformAdmin: false, managedLocations: [], organizationRoles: [] };
const elsewhere: LocationUser = {
  isPlatformAdmin: false,
  managedLocations: [{ locationId: 2, role: 'ADMIN' }],
  organizationRoles: [{ organizationId: 20, role: 'ADMIN' }],
};

describe('locationAccess', () => {
  test.each<[string, LocationUser, LocationAccess | null]>([
    ['a user without a role', outsider, null],
    ['an admin of another location and organization', elsewhere, null],
    ['a platform admin', { ...outsider, isPlatformAdmin: true }, 'PLATFORM_ADMIN'],
    [
      'an organization admin',
      { ...elsewhere, organizationRoles: [{ organizationId: 10, role: 'ADMIN' }] },
      'ORGANIZATION_ADMIN',
    ],
    ['a location admin', { ...outsider, managedLocations: [{ locationId: 1, role: 'ADMIN' }] }, 'ADMIN'],
    [
      'a team member here who is admin elsewhere',
      {
        ...elsewhere,
        managedLocations: [...elsewhere.managedLocations, { locationId: 1, role: 'TEAM_MEMBER' }],
      },
      'TEAM_MEMBER',
    ],
    [
      'an onsite manager',
      { ...outsider, managedLocations: [{ locationId: 1, role: 'ONSITE_MANAGER' }] },
      'ONSITE_MANAGER',
    ],
    [
      'a holder of two roles here, by the wider one',
      {
        ...outsider,
        managedLocations: [
          { locationId: 1, role: 'ONSITE_MANAGER' },
          { locationId: 1, role: 'TEAM_MEMBER' },
        ],
      },
      'TEAM_MEMBER',
    ],
    [
      'a holder of every role, by the widest',
      {
        isPlatformAdmin: true,
        managedLocations: [{ locationId: 1, role: 'ONSITE_MANAGER' }],
        organizationRoles: [{ organizationId: 10, role: 'ADMIN' }],
      },
      'PLATFORM_ADMIN',
    ],
    [
      'an organization admin with a smaller role here',
      {
        ...outsider,
        managedLocations: [{ locationId: 1, role: 'ONSITE_MANAGER' }],
        organizationRoles: [{ organizationId: 10, role: 'ADMIN' }],
      },
      'ORGANIZATION_ADMIN',
    ],
  ])('the access to a location of %s', (_who, user, access) => {
    expect(locationAccess(user, location)).toBe(access);
  });
});

describe('may', () => {
  const onsite: Permission[] = ['gigs.view', 'applications.attendance', 'favorites.manage', 'reviews.write'];
  const team: Permission[] = [
    ...onsite,
    'wages.view',
    'applications.manage',
    'blocks.manage',
    'hours.adjust',
    'payments.make',
    'gigs.post',
  ];
  const admin: Permission[] = [...team, 'locations.edit', 'billing.manage', 'add_ons.manage', 'team.manage'];
  const organization: Permission[] = [...admin, 'locations.create', 'organizations.manage'];
  test.each<[LocationAccess | null, Permission[]]>([
    ['PLATFORM_ADMIN', [...organization, 'platform.admin']],
    ['ORGANIZATION_ADMIN', organization],
    ['ADMIN', admin],
    ['TEAM_MEMBER', team],
    ['ONSITE_MANAGER', onsite],
    [null, []],
  ])('%s may %j', (access, allowed) => {
    expect(permissions.filter((permission) => may(access, permission))).toEqual(allowed);
  });
});

describe('whyNot', () => {
  test('says which role is needed and who can grant it', () => {
    expect(whyNot('ONSITE_MANAGER', 'blocks.manage')).toBe(
      'Only team members and admins of this location can block pros. ' +
        'An admin of the location or of its organization can give you that role.',
    );
    expect(whyNot(null, 'gigs.view')).toBe(
      'Only onsite managers, team members and admins of this location can see its shifts. ' +
        'An admin of the location or of its organization can give you that role.',
    );
    expect(whyNot('ADMIN', 'locations.create')).toBe(
      'Only admins of the organization can add locations. An admin of the organization can invite you to be one.',
    );
  });

  test('gives a reason exactly where it is not allowed, and another one for each permission', () => {
    for (const access of [...locationAccesses, null]) {
      for (const permission of permissions) {
        expect(whyNot(access, permission) === null, `${access} ${permission}`).toBe(may(access, permission));
      }
    }
    expect(new Set(permissions.map((permission) => whyNot(null, permission))).size).toBe(permissions.length);
  });
});
