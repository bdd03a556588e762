import type { RouteFactory } from '../server/route.ts';
import { getGeocoding } from './getGeocoding.ts';
import { getTimeZone } from './getTimeZone.ts';

/** The routes for places on the map, in the order of the documentation. */
export const geoRoutes: readonly RouteFactory[] = [getGeocoding, getTimeZone];
