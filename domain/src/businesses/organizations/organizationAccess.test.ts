import { expect, test } from 'vitest';
import { organizationAccess } from './organizationAccess.ts';

const inTen = [{ organizationId: 10, role: 'ADMIN' as const }];

test.each([
  ['an admin of it', { isPlatformAdmin: false, organizationRoles: inTen }, 10, 'ORGANIZATION_ADMIN'],
  ['an admin of another', { isPlatformAdmin: false, organizationRoles: inTen }, 20, null],
  ['someone without a role', { isPlatformAdmin: false, organizationRoles: [] }, 10, null],
  ['a platform admin', { isPlatformAdmin: true, organizationRoles: [] }, 10, 'PLATFORM_ADMIN'],
  [
    'a platform admin who is also admin of it',
    { isPlatformAdmin: true, organizationRoles: inTen },
    10,
    'PLATFORM_ADMIN',
  ],
] as const)('the access to an organization of %s', (_who, user, organizationId, access) => {
  expect(organizationAccess(user, organizationId)).toBe(access);
});
