import type { LocationAccess } from '@brigade/domain/platform/access/locationRole.ts';

const labels: Record<LocationAccess, string> = {
  PLATFORM_ADMIN: 'Platform admin',
  ORGANIZATION_ADMIN: 'Organization admin',
  ADMIN: 'Location admin',
  TEAM_MEMBER: 'Team member',
  ONSITE_MANAGER: 'Onsite manager',
};

/** The display name of a role; null for an unknown one. */
export function accessLabel(access: string | null | undefined): string | null {
  return labels[access as LocationAccess] ?? null;
}
