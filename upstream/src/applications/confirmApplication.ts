import type { Upstream } from '../server/upstream.ts';
import { transitionRoute } from './transitionRoute.ts';
import { confirm } from './transitions/confirm.ts';

/** `POST /api/staffer/gig-applications/:id/confirm/` */
export const confirmApplication = (upstream: Upstream) =>
  transitionRoute(upstream, {
    path: 'confirm/',
    permission: 'applications.manage',
    summary: 'Confirm a selected pro',
    transition: () => confirm,
  });
