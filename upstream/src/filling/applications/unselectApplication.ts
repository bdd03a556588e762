import type { Upstream } from '../../platform/server/services.ts';
import { transitionRoute } from './transitionRoute.ts';
import { unselect } from './transitions/unselect.ts';

/** `POST /api/staffer/gig-applications/:id/unselect/` */
export const unselectApplication = (upstream: Upstream) =>
  transitionRoute(upstream, {
    path: 'unselect/',
    permission: 'applications.manage',
    summary: 'Take back a place that is not confirmed',
    transition: () => unselect,
  });
