import type { RouteFactory } from '../../platform/server/route.ts';
import { deleteLocationManager } from './deleteLocationManager.ts';
import { deleteOrganizationManager } from './deleteOrganizationManager.ts';
import { getLocationManager } from './getLocationManager.ts';
import { getOrganizationManager } from './getOrganizationManager.ts';
import { listLocationManagers } from './listLocationManagers.ts';
import { listOrganizationLocationManagers } from './listOrganizationLocationManagers.ts';
import { listOrganizationManagers } from './listOrganizationManagers.ts';
import { patchLocationManager } from './patchLocationManager.ts';

/** The routes for teams, in the order of the documentation. */
export const teamsRoutes: readonly RouteFactory[] = [
  listOrganizationManagers,
  listOrganizationLocationManagers,
  getOrganizationManager,
  deleteOrganizationManager,
  listLocationManagers,
  getLocationManager,
  patchLocationManager,
  deleteLocationManager,
];
