import type { Context } from '../../platform/context.ts';
import { actOnApplications, type BulkAction } from './applicationsApi.ts';
import { type ApplicantsPayload, eachApplicant } from './eachApplicant.ts';

const fieldPaths = { reason: ['reason'], explanation: ['explanation'], override_note: ['overrideNote'] };

/** Does one thing with many applications by one call. Each succeeds or fails for itself. */
export function actOnApplicants(
  applicationIds: readonly string[],
  action: BulkAction,
  { rest }: Context,
): Promise<ApplicantsPayload> {
  return eachApplicant(applicationIds, fieldPaths, async (ids) => {
    const { results } = await rest.call(actOnApplications, { body: { ...action, ids } });
    return results;
  });
}
