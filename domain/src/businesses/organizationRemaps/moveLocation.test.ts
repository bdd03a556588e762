import { expect, test } from 'vitest';
import { mayMoveLocation, whyNotMoveLocation } from './moveLocation.ts';

const adminOf = (...organizationIds: number[]) => ({
  isPlatformAdmin: false,
  organizationRoles: organizationIds.map((organizationId) => ({ organizationId, role: 'ADMIN' as const })),
});

test.each([
  ['a platform admin', { isPlatformAdmin: true, organizationRoles: [] }, true],
  ['an admin of this organization and another', adminOf(2, 1), true],
  ['an admin of this organization alone', adminOf(1), false],
  ['an admin of two others', adminOf(2, 3), false],
  ['an admin of no organization', adminOf(), false],
])('%s may move a location: %s', (_, user, expected) => {
  expect(mayMoveLocation(user, 1)).toBe(expected);
  expect(whyNotMoveLocation(user, 1) === null).toBe(expected);
});

test('the reason why a location cannot be moved says who can help', () => {
  expect(whyNotMoveLocation(adminOf(1), 1)).toMatch(
    /^Only an admin of both organizations .* contact support/,
  );
});
