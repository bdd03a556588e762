import type { Services } from '../../platform/server/services.ts';
import { transitionRoute } from './transitionRoute.ts';
import { unselect } from './transitions/unselect.ts';

/** `POST /api/staffer/gig-applications/:id/unselect/` */
export const unselectApplication = (services: Services) =>
  transitionRoute(services, {
    path: 'unselect/',
    permission: 'applications.manage',
    summary: 'Unselect an applicant who has not confirmed',
    transition: () => unselect,
  });
