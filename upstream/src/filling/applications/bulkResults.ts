import { z } from 'zod';
import type { Caller } from '../../platform/access/caller.ts';
import { ApiError, errorBodySchema, type ErrorDetail } from '../../platform/errors.ts';
import { id } from '../../platform/server/parameters.ts';
import type { Services } from '../../platform/server/services.ts';
import { applicationResponse } from './applicationResponse.ts';
import { loadApplications } from './loadApplications.ts';

/** The applications of a bulk action. */
export const bulkIds = z.array(id).min(1).max(200);

const bulkResult = z.discriminatedUnion('ok', [
  z.object({ id, ok: z.literal(true), application: applicationResponse }),
  z.object({ id, ok: z.literal(false), error: errorBodySchema.shape.error }),
]);

/** The response of a bulk action: the changed application or the error, for each id. */
export const bulkResponse = z.object({ results: z.array(bulkResult) });

/**
 * Acts on each application separately: some can succeed while others fail.
 *
 * @param act throws an ApiError when the application cannot be acted on
 * @returns a result for each id, in their order
 */
export async function actOnEach(
  services: Services,
  caller: Caller,
  applicationIds: readonly number[],
  act: (applicationId: number) => Promise<void>,
): Promise<z.output<typeof bulkResponse>> {
  const refusals = new Map<number, ErrorDetail>();
  // Sequential, so that the places of a gig are assigned in the order of the ids.
  for (const applicationId of new Set(applicationIds)) {
    try {
      await act(applicationId);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refusals.set(applicationId, error.toDetail());
    }
  }
  return { results: await resultsOf(services, caller, applicationIds, refusals) };
}

/** The result for each id: its application, or its refusal. */
export async function resultsOf(
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
