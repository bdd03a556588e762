import type { RouteFactory } from '../../platform/server/route.ts';
import { cancelGigs } from './cancelGigs.ts';
import { deleteGig } from './deleteGig.ts';

/** The routes for cancelling and deleting gigs, in the order of the documentation. */
export const cancellingRoutes: readonly RouteFactory[] = [cancelGigs, deleteGig];
