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
    isKnown: named?.locationId === locationId,
  };
}
