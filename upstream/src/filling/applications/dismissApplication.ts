import { z } from 'zod';
import type { Services } from '../../platform/server/services.ts';
import { dismissalFields, parseDismissal } from './dismissal.ts';
import { transitionRoute } from './transitionRoute.ts';
import { dismiss } from './transitions/dismiss.ts';

/** `POST /api/staffer/gig-applications/:id/dismiss/` */
export const dismissApplication = (services: Services) =>
  transitionRoute(services, {
    path: 'dismiss/',
    permission: 'applications.manage',
    summary: 'Dismiss an applicant',
    body: z.object(dismissalFields),
    transition: (body, caller) => dismiss(parseDismissal(body, caller, services.settings.productSlug)),
  });
