import { type LocationAccess, locationRoles } from '@brigade/domain/platform/access/locationRole.ts';

interface Viewer {
  readonly isPlatformAdmin: boolean;
  readonly isOrganizationAdmin: boolean;
  /** The roles at single locations. */
  readonly roles: readonly string[];
}

/** Every kind of access that the viewer has somewhere. */
export function accessesOfViewer({ isPlatformAdmin, isOrganizationAdmin, roles }: Viewer): LocationAccess[] {
  return [
    ...(isPlatformAdmin ? (['PLATFORM_ADMIN'] as const) : []),
    ...(isOrganizationAdmin ? (['ORGANIZATION_ADMIN'] as const) : []),
    ...locationRoles.filter((role) => roles.includes(role)),
  ];
}
