import { locationAccess, type LocationAccess } from '@brigade/domain/platform/access/locationRole.ts';
import type { Context } from '../../platform/context.ts';
import { getViewer } from '../../accounts/users/usersApi.ts';
import { locationDetail } from './locationDetail.ts';

/** What has to be known of a location to tell who may work there. */
export interface AccessibleLocation {
  readonly id: number;
  /** Absent where the source at hand does not say; the location is then asked. */
  readonly organizationId: number | undefined;
}

/** On what grounds the viewer may work at a location; null for none. The viewer is loaded once a request. */
export async function viewerAccess(
  { id, organizationId }: AccessibleLocation,
  context: Context,
): Promise<LocationAccess | null> {
  const [user, organization] = await Promise.all([
    context.rest.call(getViewer),
    organizationId ?? locationDetail(id, context).then((location) => location.organization_id),
  ]);
  return locationAccess(
    {
      isPlatformAdmin: user.is_platform_admin,
      managedLocations: user.managed_locations.map(({ location_id, role }) => ({
        locationId: location_id,
        role,
      })),
      organizationRoles: user.organization_roles.map(({ organization_id, role }) => ({
        organizationId: organization_id,
        role,
      })),
    },
    { id, organizationId: organization },
  );
}
