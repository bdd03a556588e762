import type { Upstream } from '../../platform/server/services.ts';
import { applicationsRoute } from './applicationsRoute.ts';

/** `POST /api/staffer/gigs/:id/close-applications/` */
export const closeApplications = (upstream: Upstream) =>
  applicationsRoute(upstream, {
    path: 'close-applications',
    isOpen: false,
    summary: 'Take no more applications',
  });
