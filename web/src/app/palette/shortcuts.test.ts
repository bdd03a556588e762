import { describe, expect, test } from 'vitest';
import type { MenuPlace } from '../shell/menuItems.ts';
import { shortcutsAt } from './shortcuts.ts';

const admin: MenuPlace = {
  locationId: 1,
  isPlatformAdmin: true,
  isOpen: true,
  isHire: false,
  isOnsiteManager: false,
  isAdmin: true,
  isKnown: true,
};

describe('the keys that lead somewhere', () => {
  test('the keys that lead somewhere are a new shift, and G with a letter for each entry of the navigation', () => {
    const shortcuts = shortcutsAt(admin);
    const keys = shortcuts.map((shortcut) => shortcut.keys.join(' '));

    expect(shortcuts[0]).toEqual({ keys: ['n'], label: 'New shift', href: '/locations/1/gigs-add' });
    expect(shortcuts[1]).toEqual({ keys: ['g', 't'], label: 'Go to Today', href: '/locations/1/home' });
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.slice(1).every((key) => /^g [a-z]$/.test(key))).toBe(true);
  });

  test('the keys that lead somewhere leave out what the role may not do', () => {
    const labels = shortcutsAt({ ...admin, isPlatformAdmin: false, isOnsiteManager: true }).map(
      ({ label }) => label,
    );

    expect(labels).toEqual(['Go to Today', 'Go to Roster', 'Go to Call list', 'Go to Shifts']);
  });
});
