import type { Services } from '../../platform/server/services.ts';
import { transitionRoute } from './transitionRoute.ts';
import { reinstate } from './transitions/reinstate.ts';

/** `POST /api/staffer/gig-applications/:id/reinstate/` */
export const reinstateApplication = (services: Services) =>
  transitionRoute(services, {
    path: 'reinstate/',
    permission: 'applications.manage',
    summary: 'Undo your dismissal of an applicant',
    transition: () => reinstate,
  });
