import {
  dashboardLabel,
  dashboardNames,
  dashboardSlug,
} from '@brigade/domain/insight/dashboards/dashboardNames.ts';
import { accountSections } from '../../accounts/users/accountSections.ts';
import { connectTabs } from '../../pros/connect/connectTabs.ts';
import { type MenuItemId, menuGroups, type MenuPlace, offersNewShift } from '../shell/menuItems.ts';
import type { PaletteEntry } from './paletteGroups.ts';

interface Page {
  readonly id: string;
  readonly label: string;
  /** Other words to find it by. */
  readonly description?: string;
  /** Below the location. */
  readonly path: string;
}

/** Pages within those of the navigation. */
const pagesWithin: Partial<Record<MenuItemId, readonly Page[]>> = {
  shifts: [{ id: 'past', label: 'Past shifts', path: '/past-gigs' }],
  events: [
    { id: 'calendar', label: 'Calendar', description: 'Shifts by their times', path: '?view=calendar' },
    { id: 'calendar-month', label: 'Calendar by month', path: '?view=calendar&calendar_view=month' },
    { id: 'calendar-day', label: 'Calendar by day', path: '?view=calendar&calendar_view=day' },
    {
      id: 'coverage',
      label: 'Coverage',
      description: 'Calendar by position',
      path: '?view=calendar&calendar_mode=coverage',
    },
    {
      id: 'people',
      label: 'Calendar by person',
      description: 'Hours and overtime',
      path: '?view=calendar&calendar_mode=people',
    },
    { id: 'compliance', label: 'Break compliance', path: '/compliance' },
    { id: 'geo-logs', label: 'Geofence audit', description: 'Location checks', path: '/geo-logs' },
  ],
  pros: connectTabs
    // The first is the entry of the navigation.
    .slice(1)
    .map(({ id, label, path }) => ({ id: `pros-${id}`, label: `Pros: ${label}`, path })),
  pay: [
    { id: 'disputes', label: 'Disputes', path: '/disputes' },
    { id: 'invoices', label: 'Invoices', path: '/invoices' },
    { id: 'extra', label: 'Extra payments', path: '/pay/extra' },
  ],
  reports: dashboardNames.map((name) => ({
    id: `report-${dashboardSlug(name)}`,
    label: `Reports: ${dashboardLabel(name)}`,
    path: `/dashboards/${dashboardSlug(name)}`,
  })),
};

/** Pages behind those of the navigation, which one finds by typing. */
export function furtherEntries(place: MenuPlace, canReviewGeoLogs: boolean): readonly PaletteEntry[] {
  const pages = menuGroups(place)
    .flat()
    .flatMap((id) => pagesWithin[id] ?? [])
    .filter(({ id }) => id !== 'geo-logs' || canReviewGeoLogs);
  const posting: readonly Page[] = offersNewShift(place)
    ? [
        { id: 'import', label: 'Import from a spreadsheet', path: '/import' },
        { id: 'offers', label: 'Offer a shift', path: '/offers' },
      ]
    : [];
  return [
    ...[...pages, ...posting].map(({ path, ...page }) => ({
      ...page,
      href: `/locations/${place.locationId}${path}`,
    })),
    ...accountSections.map(({ href, label }) => ({
      id: `account-${href}`,
      label: `Your settings: ${label}`,
      href,
    })),
  ];
}
