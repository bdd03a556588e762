import type { RouteFactory } from '../../platform/server/route.ts';
import { createLocation } from './createLocation.ts';
import { decideInSandbox } from './decideInSandbox.ts';
import { getLocation } from './getLocation.ts';
import { getLocationStats } from './getLocationStats.ts';
import { listActiveLocations } from './listActiveLocations.ts';
import { listApprovedLocations } from './listApprovedLocations.ts';
import { listLocations } from './listLocations.ts';
import { updateLocation } from './updateLocation.ts';

/** The routes for locations, in the order of the documentation. */
export const locationsRoutes: readonly RouteFactory[] = [
  listActiveLocations,
  listApprovedLocations,
  listLocations,
  createLocation,
  getLocation,
  updateLocation,
  getLocationStats,
  decideInSandbox,
];
