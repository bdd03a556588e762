import { z } from 'zod';
import type { Services } from '../../platform/server/services.ts';
import { transitionRoute } from './transitionRoute.ts';
import { sendHomeReasons } from './sendHomeReasons.ts';
import { sendHome } from './transitions/sendHome.ts';

/** `POST /api/staffer/gig-applications/:id/send-home/` */
export const sendProHome = (services: Services) =>
  transitionRoute(services, {
    path: 'send-home/',
    permission: 'applications.attendance',
    summary: 'Send a confirmed pro home early',
    body: z.object({ reason: z.enum(sendHomeReasons) }),
    transition: ({ reason }) => sendHome(reason),
  });
