import { expect, test } from 'vitest';
import { type LocationAccess, may, type Permission } from './permissions.ts';

const everyAccess: readonly LocationAccess[] = [
  'PLATFORM_ADMIN',
  'ORGANIZATION_ADMIN',
  'ADMIN',
  'TEAM_MEMBER',
  'ONSITE_MANAGER',
  'TEAM_CAPTAIN',
];
const fromOnsiteManager = everyAccess.slice(0, 5);
const fromTeamMember = everyAccess.slice(0, 4);
const fromLocationAdmin = everyAccess.slice(0, 3);
const fromOrganizationAdmin = everyAccess.slice(0, 2);

const table: Record<Permission, readonly LocationAccess[]> = {
  'gigs.view': everyAccess,
  'applications.attendance': everyAccess,
  'favorites.manage': fromOnsiteManager,
  'reviews.write': fromOnsiteManager,
  'wages.view': fromTeamMember,
  'gigs.post': fromTeamMember,
  'applications.manage': fromTeamMember,
  'blocks.manage': fromTeamMember,
  'hours.adjust': fromTeamMember,
  'payments.make': fromTeamMember,
  'locations.edit': fromLocationAdmin,
  'billing.manage': fromLocationAdmin,
  'add_ons.manage': fromLocationAdmin,
  'team.manage': fromLocationAdmin,
  'locations.create': fromOrganizationAdmin,
  'organizations.manage': fromOrganizationAdmin,
  'platform.admin': ['PLATFORM_ADMIN'],
};

test.each(Object.entries(table))('%s is granted to exactly these roles', (permission, holders) => {
  expect(everyAccess.filter((access) => may(access, permission as Permission))).toEqual(holders);
});
