import { z } from 'zod';
import type { Upstream } from '../../platform/server/services.ts';
import { transitionRoute } from './transitionRoute.ts';
import { callers, callOut } from './transitions/callOut.ts';

/** `POST /api/staffer/gig-applications/:id/call-out/` */
export const recordCallOut = (upstream: Upstream) =>
  transitionRoute(upstream, {
    path: 'call-out/',
    permission: 'applications.attendance',
    summary: 'Record that a confirmed job was called off',
    body: z.object({ called_out_by: z.enum(callers) }),
    transition: ({ called_out_by }) => callOut(called_out_by),
  });
