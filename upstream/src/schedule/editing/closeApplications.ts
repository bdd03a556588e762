import type { Services } from '../../platform/server/services.ts';
import { applicationsRoute } from './applicationsRoute.ts';

/** `POST /api/staffer/gigs/:id/close-applications/` */
export const closeApplications = (services: Services) =>
  applicationsRoute(services, {
    path: 'close-applications',
    isOpen: false,
    summary: 'Close a gig for applications',
  });
