import type { RouteFactory } from '../../platform/server/route.ts';
import { bulkGigs } from './bulkGigs.ts';
import { closeApplications } from './closeApplications.ts';
import { reopenApplications } from './reopenApplications.ts';
import { updateGig } from './updateGig.ts';

/** The routes for changing gigs, in the order of the documentation. */
export const editingRoutes: readonly RouteFactory[] = [
  updateGig,
  closeApplications,
  reopenApplications,
  bulkGigs,
];
