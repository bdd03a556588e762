import { ownReferralsHref } from '../../accounts/referrals/ownReferralsHref.ts';
import { settingsPages } from '../../businesses/locations/settings/settingsPages.ts';
import { settingsSections } from '../../businesses/locations/settings/settingsSections.ts';
import { menuGroups, type MenuPlace } from '../shell/menuItems.ts';
import { menuHref, menuLinks } from '../shell/menuLinks.ts';
import type { PaletteEntry } from './paletteGroups.ts';

/** The pages that the viewer can go to: those of the navigation, the settings behind it, and their own. */
export function goToEntries(place: MenuPlace): readonly PaletteEntry[] {
  const ids = menuGroups(place).flat();
  const settings = ids.includes('settings')
    ? settingsPages
        // The entry of the navigation leads there.
        .filter(({ id }) => id !== menuLinks.settings.path)
        .map(({ id, label }) => ({
          id: `settings-${id}`,
          label: `Settings: ${label}`,
          href: `/locations/${place.locationId}/${id}`,
        }))
    : [];
  return [
    ...ids.map((id) => ({ id, label: menuLinks[id].label, href: menuHref(id, place.locationId) })),
    ...settings,
    ...(ids.includes('locations') ? [] : [{ id: 'locations', label: 'All locations', href: '/locations' }]),
    ...(ids.includes('approvals')
      ? [{ id: 'features', label: 'Features', href: '/approvals/features' }]
      : []),
    { id: 'own-settings', label: 'Your settings', href: '/settings' },
    { id: 'notifications', label: 'Notifications', href: '/notification-settings' },
    ...(place.locationId === null
      ? []
      : [{ id: 'referral', label: 'Refer a business', href: ownReferralsHref(place.locationId) }]),
  ];
}

/** The sections of the settings, which one finds by what one wants to set. */
export function settingsEntries(place: MenuPlace): readonly PaletteEntry[] {
  if (!menuGroups(place).flat().includes('settings')) return [];
  return settingsSections.map(({ anchor, label, settings }) => ({
    id: `settings-${anchor}`,
    label: `Settings: ${label}`,
    description: settings.join(', '),
    href: `/locations/${place.locationId}/info#${anchor}`,
  }));
}
