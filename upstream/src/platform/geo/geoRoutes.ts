import type { RouteFactory } from '../server/route.ts';
import { getGeocoding } from './getGeocoding.ts';
import { getTimeZone } from './getTimeZone.ts';
import { listMarkets } from './listMarkets.ts';

/** The routes for markets, geocoding and time zones, in the order of the documentation. */
export const geoRoutes: readonly RouteFactory[] = [listMarkets, getGeocoding, getTimeZone];
