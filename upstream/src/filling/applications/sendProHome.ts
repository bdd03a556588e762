import { z } from 'zod';
import type { Upstream } from '../../platform/server/services.ts';
import { transitionRoute } from './transitionRoute.ts';
import { sendHome, sendHomeReasons } from './transitions/sendHome.ts';

/** `POST /api/staffer/gig-applications/:id/send-home/` */
export const sendProHome = (upstream: Upstream) =>
  transitionRoute(upstream, {
    path: 'send-home/',
    permission: 'applications.attendance',
    summary: 'End the work of a confirmed pro early',
    body: z.object({ reason: z.enum(sendHomeReasons) }),
    transition: ({ reason }) => sendHome(reason),
  });
