import type { MenuPlace } from '../shell/menuItems.ts';

/** Where the tour begins; null outside the marketplace of a location, which it shows. */
export function tourHref({ locationId, isHire }: Pick<MenuPlace, 'locationId' | 'isHire'>): string | null {
  return locationId === null || isHire ? null : `/locations/${locationId}/home?show_tour=true`;
}
