import { z } from 'zod';
import type { Caller } from '../../platform/access/caller.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { actOnEach, bulkIds, bulkResponse } from './bulkResults.ts';
import { dismissalFields, parseDismissal } from './dismissal.ts';
import { overrideNoteField } from './overrideNote.ts';
import { applyTransition } from './transitions/applyTransition.ts';
import { confirm } from './transitions/confirm.ts';
import { dismiss } from './transitions/dismiss.ts';
import { reinstate } from './transitions/reinstate.ts';
import { select } from './transitions/select.ts';
import type { Transition } from './transitions/transition.ts';
import { unselect } from './transitions/unselect.ts';

const bulkBody = z.discriminatedUnion('action', [
  z.object({ action: z.enum(['unselect', 'reinstate']), ids: bulkIds }),
  z.object({ action: z.enum(['select', 'confirm']), ids: bulkIds, ...overrideNoteField }),
  z.object({ action: z.literal('dismiss'), ids: bulkIds, ...dismissalFields }),
]);

/** `POST /api/staffer/gig-applications/bulk/`: one action on many applications, each independently. */
export const bulkApplications = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/staffer/gig-applications/bulk/',
    access: 'staffer',
    scope: 'ROSTER',
    tags: ['applications'],
    summary: 'One action on many applications',
    description: 'Each id has a separate transaction: some can succeed while others fail.',
    body: bulkBody,
    responses: { 200: bulkResponse },
    handle: async ({ body, caller }) => {
      const transition = transitionOf(body, caller, services.settings.productSlug);
      const overrideNote = 'override_note' in body ? body.override_note : null;
      const results = await actOnEach(services, caller, body.ids, (applicationId) =>
        applyTransition(services, caller, {
          applicationId,
          permission: 'applications.manage',
          transition,
          overrideNote,
        }),
      );
      return { status: 200, body: results };
    },
  });

function transitionOf(body: z.output<typeof bulkBody>, caller: Caller, slug: string): Transition {
  if (body.action === 'dismiss') return dismiss(parseDismissal(body, caller, slug));
  return { select, unselect, confirm, reinstate }[body.action];
}
