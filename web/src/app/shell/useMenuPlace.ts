import { type LocationAccess, locationAccesses, may } from '@brigade/domain/platform/access/locationRole.ts';
import { useCurrentLocationId } from '../../businesses/locations/useCurrentLocationId.ts';
import { useViewer } from '../../businesses/locations/ViewerProvider.tsx';
import type { MenuPlace } from './menuItems.ts';

/** A list of workplaces of this length may be incomplete. */
const mostWorkplaces = 200;

const adminAccess: ReadonlySet<string> = new Set(['ADMIN', 'ORGANIZATION_ADMIN']);

/** Where the viewer is, and what they may do there. */
export function useMenuPlace(): MenuPlace {
  const { workplaces, isPlatformAdmin, named } = useViewer();
  const locationId = useCurrentLocationId();
  const workplace = workplaces.find((place) => place.locationId === locationId);
  return {
    locationId,
    isPlatformAdmin,
    // Platform admins see more locations than they work at.
    isOpen: workplace !== undefined || isPlatformAdmin || workplaces.length >= mostWorkplaces,
    isHire: workplace?.mode === 'HIRE',
    isOnsiteManager: workplace?.access === 'ONSITE_MANAGER',
    isAdmin: isPlatformAdmin || adminAccess.has(workplace?.access ?? ''),
    canReviewGeoLogs: isPlatformAdmin || may(accessOf(workplace?.access), 'hours.adjust'),
    isKnown: named?.locationId === locationId,
  };
}

/** The access by that name; null for none, and for one that this version does not know. */
function accessOf(name: string | null | undefined): LocationAccess | null {
  return locationAccesses.find((access) => access === name) ?? null;
}
