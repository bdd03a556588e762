import type { RouteFactory } from '../../platform/server/route.ts';
import { adminGetApplication } from './adminGetApplication.ts';
import { adminListApplications } from './adminListApplications.ts';
import { bulkApplications } from './bulkApplications.ts';
import { confirmApplication } from './confirmApplication.ts';
import { dismissApplication } from './dismissApplication.ts';
import { getApplication } from './getApplication.ts';
import { listApplications } from './listApplications.ts';
import { listApplicationsByGig } from './listApplicationsByGig.ts';
import { listGigApplications } from './listGigApplications.ts';
import { recordCallOut } from './recordCallOut.ts';
import { recordNoShow } from './recordNoShow.ts';
import { reinstateApplication } from './reinstateApplication.ts';
import { selectApplication } from './selectApplication.ts';
import { sendProHome } from './sendProHome.ts';
import { unselectApplication } from './unselectApplication.ts';

/** The routes for applications, in the order of the documentation. */
export const applicationsRoutes: readonly RouteFactory[] = [
  listGigApplications,
  listApplications,
  listApplicationsByGig,
  getApplication,
  selectApplication,
  unselectApplication,
  confirmApplication,
  dismissApplication,
  reinstateApplication,
  recordNoShow,
  recordCallOut,
  sendProHome,
  bulkApplications,
  adminListApplications,
  adminGetApplication,
];
