import type { RouteFactory } from '../platform/server/route.ts';
import { gigCalendar } from '../schedule/calendar/gigCalendar.ts';
import { cancelGigs } from '../schedule/cancelling/cancelGigs.ts';
import { deleteGig } from '../schedule/cancelling/deleteGig.ts';
import { bulkGigs } from '../schedule/editing/bulkGigs.ts';
import { closeApplications } from '../schedule/editing/closeApplications.ts';
import { reopenApplications } from '../schedule/editing/reopenApplications.ts';
import { updateGig } from '../schedule/editing/updateGig.ts';
import { copyGigs } from '../schedule/copying/copyGigs.ts';
import { getGig } from '../schedule/gigs/getGig.ts';
import { importGigs } from '../schedule/imports/importGigs.ts';
import { listGigs } from '../schedule/gigs/listGigs.ts';
import { createGigs } from '../schedule/posting/createGigs.ts';

/** The routes for gigs, in the order of the documentation. */
export const gigsRoutes: readonly RouteFactory[] = [
  listGigs,
  importGigs,
  copyGigs,
  gigCalendar,
  createGigs,
  getGig,
  updateGig,
  deleteGig,
  cancelGigs,
  closeApplications,
  reopenApplications,
  bulkGigs,
];
