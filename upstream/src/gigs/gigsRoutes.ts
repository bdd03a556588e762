import type { RouteFactory } from '../server/route.ts';
import { gigCalendar } from './calendar/gigCalendar.ts';
import { cancelGigs } from './cancelling/cancelGigs.ts';
import { deleteGig } from './cancelling/deleteGig.ts';
import { bulkGigs } from './changing/bulkGigs.ts';
import { closeApplications } from './changing/closeApplications.ts';
import { reopenApplications } from './changing/reopenApplications.ts';
import { updateGig } from './changing/updateGig.ts';
import { copyGigs } from './copying/copyGigs.ts';
import { getGig } from './getGig.ts';
import { importGigs } from './importing/importGigs.ts';
import { listGigs } from './listGigs.ts';
import { createGigs } from './posting/createGigs.ts';

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
