import type { Upstream } from '../../platform/server/services.ts';
import { transitionRoute } from './transitionRoute.ts';
import { reinstate } from './transitions/reinstate.ts';

/** `POST /api/staffer/gig-applications/:id/reinstate/` */
export const reinstateApplication = (upstream: Upstream) =>
  transitionRoute(upstream, {
    path: 'reinstate/',
    permission: 'applications.manage',
    summary: 'Undo a dismissal of your own right after it',
    transition: () => reinstate,
  });
