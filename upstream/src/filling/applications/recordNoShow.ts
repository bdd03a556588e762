import type { Upstream } from '../../platform/server/services.ts';
import { transitionRoute } from './transitionRoute.ts';
import { noShow } from './transitions/noShow.ts';

/** `POST /api/staffer/gig-applications/:id/no-show/` */
export const recordNoShow = (upstream: Upstream) =>
  transitionRoute(upstream, {
    path: 'no-show/',
    permission: 'applications.attendance',
    summary: 'Record that a confirmed pro did not come',
    transition: () => noShow,
  });
