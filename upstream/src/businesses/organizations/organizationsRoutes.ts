import type { RouteFactory } from '../../platform/server/route.ts';
import { getOrganization } from './getOrganization.ts';
import { listOrganizationTokens } from './listOrganizationTokens.ts';
import { listOrganizations } from './listOrganizations.ts';
import { patchOrganization } from './patchOrganization.ts';

/** The routes for organizations, in the order of the documentation. */
export const organizationsRoutes: readonly RouteFactory[] = [
  listOrganizations,
  getOrganization,
  patchOrganization,
  listOrganizationTokens,
];
