import type { Services } from '../../platform/server/services.ts';
import { applicationsRoute } from './applicationsRoute.ts';

/** `POST /api/staffer/gigs/:id/reopen-applications/` */
export const reopenApplications = (services: Services) =>
  applicationsRoute(services, {
    path: 'reopen-applications',
    isOpen: true,
    summary: 'Reopen a gig for applications',
  });
