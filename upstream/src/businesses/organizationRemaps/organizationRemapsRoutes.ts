import type { RouteFactory } from '../../platform/server/route.ts';
import { listRemapTargets } from './listRemapTargets.ts';
import { previewRemap } from './previewRemap.ts';
import { remapLocation } from './remapLocation.ts';

/** The routes for moving a location to another organization, in the order of the documentation. */
export const organizationRemapsRoutes: readonly RouteFactory[] = [
  previewRemap,
  listRemapTargets,
  remapLocation,
];
