import type { Upstream } from '../../platform/server/services.ts';
import { overrideNoteBody } from './overrideNote.ts';
import { transitionRoute } from './transitionRoute.ts';
import { select } from './transitions/select.ts';

/** `POST /api/staffer/gig-applications/:id/select/` */
export const selectApplication = (upstream: Upstream) =>
  transitionRoute(upstream, {
    path: 'select/',
    permission: 'applications.manage',
    summary: 'Give the applicant a place',
    body: overrideNoteBody,
    overrideNote: (body) => body?.override_note,
    transition: () => select,
  });
