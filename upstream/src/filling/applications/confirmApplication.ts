import type { Services } from '../../platform/server/services.ts';
import { overrideNoteBody } from './overrideNote.ts';
import { transitionRoute } from './transitionRoute.ts';
import { confirm } from './transitions/confirm.ts';

/** `POST /api/staffer/gig-applications/:id/confirm/` */
export const confirmApplication = (services: Services) =>
  transitionRoute(services, {
    path: 'confirm/',
    permission: 'applications.manage',
    summary: 'Confirm a selected pro',
    body: overrideNoteBody,
    overrideNote: (body) => body?.override_note,
    transition: () => confirm,
  });
