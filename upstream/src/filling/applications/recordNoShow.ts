import type { Services } from '../../platform/server/services.ts';
import { transitionRoute } from './transitionRoute.ts';
import { noShow } from './transitions/noShow.ts';

/** `POST /api/staffer/gig-applications/:id/no-show/` */
export const recordNoShow = (services: Services) =>
  transitionRoute(services, {
    path: 'no-show/',
    permission: 'applications.attendance',
    summary: 'Record a no-show of a confirmed pro',
    transition: () => noShow,
  });
