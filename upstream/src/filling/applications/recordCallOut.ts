import { z } from 'zod';
import type { Services } from '../../platform/server/services.ts';
import { transitionRoute } from './transitionRoute.ts';
import { callers, callOut, permissionToCallOut } from './transitions/callOut.ts';

/** `POST /api/staffer/gig-applications/:id/call-out/` */
export const recordCallOut = (services: Services) =>
  transitionRoute(services, {
    path: 'call-out/',
    permission: 'applications.attendance',
    summary: 'Record a call-out of a confirmed pro; one by the business needs applications.manage',
    strongerPermission: ({ called_out_by }) => permissionToCallOut(called_out_by),
    body: z.object({ called_out_by: z.enum(callers) }),
    transition: ({ called_out_by }) => callOut(called_out_by),
  });
