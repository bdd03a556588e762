import type { RouteFactory } from '../../platform/server/route.ts';
import { getGig } from './getGig.ts';
import { listGigs } from './listGigs.ts';

/** The routes for gigs, in the order of the documentation. */
export const gigsRoutes: readonly RouteFactory[] = [listGigs, getGig];
