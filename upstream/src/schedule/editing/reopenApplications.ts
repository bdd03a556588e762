import type { Upstream } from '../../platform/server/services.ts';
import { applicationsRoute } from './applicationsRoute.ts';

/** `POST /api/staffer/gigs/:id/reopen-applications/` */
export const reopenApplications = (upstream: Upstream) =>
  applicationsRoute(upstream, {
    path: 'reopen-applications',
    isOpen: true,
    summary: 'Take applications again',
  });
