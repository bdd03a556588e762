import { z } from 'zod';
import type { Upstream } from '../../platform/server/services.ts';
import { dismissalFields, parseDismissal } from './dismissal.ts';
import { transitionRoute } from './transitionRoute.ts';
import { dismiss } from './transitions/dismiss.ts';

/** `POST /api/staffer/gig-applications/:id/dismiss/` */
export const dismissApplication = (upstream: Upstream) =>
  transitionRoute(upstream, {
    path: 'dismiss/',
    permission: 'applications.manage',
    summary: 'Turn an applicant away, with a reason',
    body: z.object(dismissalFields),
    transition: (body, caller) => dismiss(parseDismissal(body, caller, upstream.settings.productSlug)),
  });
