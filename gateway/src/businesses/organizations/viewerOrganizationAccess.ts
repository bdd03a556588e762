import type { LocationAccess } from '@brigade/domain/platform/access/locationRole.ts';
import { organizationAccess } from '@brigade/domain/businesses/organizations/organizationAccess.ts';
import type { Context } from '../../platform/context.ts';
import { getViewer } from '../../accounts/users/usersApi.ts';

/** The viewer's access to all of an organization; null for none. The viewer is loaded once a request. */
export async function viewerOrganizationAccess(
  organizationId: number,
  { rest }: Context,
): Promise<LocationAccess | null> {
  const user = await rest.call(getViewer);
  return organizationAccess(
    {
      isPlatformAdmin: user.is_platform_admin,
      organizationRoles: user.organization_roles.map(({ organization_id, role }) => ({
        organizationId: organization_id,
        role,
      })),
    },
    organizationId,
  );
}
