import { describe, expect, test } from 'vitest';
import { menuGroups, type MenuPlace, offersNewShift } from './menuItems.ts';

const open: MenuPlace = {
  locationId: 1,
  isPlatformAdmin: false,
  isOpen: true,
  isHire: false,
  isOnsiteManager: false,
  isAdmin: true,
  isKnown: true,
};

describe('the main navigation', () => {
  test.each<[string, Partial<MenuPlace>, string]>([
    ['team members', {}, 'today schedule | shifts events pros | pay reports | settings'],
    ['onsite managers', { isOnsiteManager: true }, 'today roster calls shifts'],
    ['a location that is not approved', { isOpen: false }, 'today | settings'],
    ['a location that is not theirs', { isOpen: false, isKnown: false }, 'locations'],
    ['a location for hiring', { isHire: true }, 'settings'],
    ['users without a location', { locationId: null }, 'locations'],
    [
      'platform admins without a location',
      { locationId: null, isPlatformAdmin: true },
      'approvals locations',
    ],
    [
      'platform admins at a location',
      { isPlatformAdmin: true },
      'today schedule | shifts events pros | pay reports | approvals locations | settings',
    ],
  ])('the main navigation of %s', (_whose, facts, expected) => {
    const groups = menuGroups({ ...open, ...facts }).filter((group) => group.length > 0);
    expect(groups.map((group) => group.join(' ')).join(' | ')).toBe(expected);
  });

  test.each<[string, Partial<MenuPlace>, boolean]>([
    ['at an open location', {}, true],
    ['to onsite managers', { isOnsiteManager: true }, false],
    ['where only hiring happens', { isHire: true }, false],
    ['at a location that is not approved', { isOpen: false }, false],
    ['without a location', { locationId: null }, false],
  ])('the main navigation offers a new shift %s: %s', (_where, facts, expected) => {
    expect(offersNewShift({ ...open, ...facts })).toBe(expected);
  });
});
