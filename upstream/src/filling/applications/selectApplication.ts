import type { Services } from '../../platform/server/services.ts';
import { overrideNoteBody } from './overrideNote.ts';
import { transitionRoute } from './transitionRoute.ts';
import { select } from './transitions/select.ts';

/** `POST /api/staffer/gig-applications/:id/select/` */
export const selectApplication = (services: Services) =>
  transitionRoute(services, {
    path: 'select/',
    permission: 'applications.manage',
    summary: 'Select an applicant',
    body: overrideNoteBody,
    overrideNote: (body) => body?.override_note,
    transition: () => select,
  });
