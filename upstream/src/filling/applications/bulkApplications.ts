import { z } from 'zod';
import type { Caller } from '../../platform/access/caller.ts';
import { ApiError, errorBodySchema, type ErrorDetail } from '../../platform/errors.ts';
import { id } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { applicationResponse } from './applicationResponse.ts';
import { dismissalFields, parseDismissal } from './dismissal.ts';
import { loadApplications } from './loadApplications.ts';
import { overrideNoteField } from './overrideNote.ts';
import { applyTransition, type Step } from './transitions/applyTransition.ts';
import { confirm } from './transitions/confirm.ts';
import { dismiss } from './transitions/dismiss.ts';
import { reinstate } from './transitions/reinstate.ts';
import { select } from './transitions/select.ts';
import type { Transition } from './transitions/transition.ts';
import { unselect } from './transitions/unselect.ts';

const ids = z.array(id).min(1).max(200);

const bulkBody = z.discriminatedUnion('action', [
  z.object({ action: z.enum(['unselect', 'reinstate']), ids }),
  z.object({ action: z.enum(['select', 'confirm']), ids, ...overrideNoteField }),
  z.object({ action: z.literal('dismiss'), ids, ...dismissalFields }),
]);

const bulkResult = z.discriminatedUnion('ok', [
  z.object({ id, ok: z.literal(true), application: applicationResponse }),
  z.object({ id, ok: z.literal(false), error: errorBodySchema.shape.error }),
]);

/** `POST /api/staffer/gig-applications/bulk/`: one action on many applications, each for itself. */
export const bulkApplications = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/staffer/gig-applications/bulk/',
    access: 'staffer',
    tags: ['applications'],
    summary: 'One action on many applications',
    description: 'Each id has a separate transaction: some can succeed while others fail.',
    body: bulkBody,
    responses: { 200: z.object({ results: z.array(bulkResult) }) },
    handle: async ({ body, caller }) => {
      const transition = transitionOf(body, caller, services.settings.productSlug);
      const refusals = await applyToEach(services, caller, new Set(body.ids), {
        transition,
        overrideNote: 'override_note' in body ? body.override_note : null,
      });
      const results = await resultsOf(services, caller, body.ids, refusals);
      return { status: 200, body: { results } };
    },
  });

function transitionOf(body: z.output<typeof bulkBody>, caller: Caller, slug: string): Transition {
  if (body.action === 'dismiss') return dismiss(parseDismissal(body, caller, slug));
  return { select, unselect, confirm, reinstate }[body.action];
}

/** Takes each application one step on; returns why not, for those that stayed where they were. */
async function applyToEach(
  services: Services,
  caller: Caller,
  applicationIds: ReadonlySet<number>,
  step: Pick<Step, 'transition' | 'overrideNote'>,
): Promise<Map<number, ErrorDetail>> {
  const refusals = new Map<number, ErrorDetail>();
  // Sequential, so that the places of a gig are assigned in the order of the ids.
  for (const applicationId of applicationIds) {
    try {
      await applyTransition(services, caller, {
        applicationId,
        permission: 'applications.manage',
        ...step,
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refusals.set(applicationId, error.toDetail());
    }
  }
  return refusals;
}

async function resultsOf(
  { database, settings: { productSlug } }: Services,
  caller: Caller,
  applicationIds: readonly number[],
  refusals: ReadonlyMap<number, ErrorDetail>,
): Promise<z.output<typeof bulkResult>[]> {
  const done = applicationIds.filter((applicationId) => !refusals.has(applicationId));
  const applications = done.length > 0 ? await loadApplications(database, caller, productSlug, done) : [];
  const byId = new Map(applications.map((application) => [application.id, application]));
  return applicationIds.map((applicationId) => {
    const application = byId.get(applicationId);
    if (application) return { id: applicationId, ok: true, application };
    const error = refusals.get(applicationId) ?? {
      code: 'not_found',
      message: 'No application was found here.',
    };
    return { id: applicationId, ok: false, error };
  });
}
