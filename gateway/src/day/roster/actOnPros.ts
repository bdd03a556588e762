import { type ApplicantsPayload, eachApplicant } from '../../filling/applications/eachApplicant.ts';
import type { Context } from '../../platform/context.ts';
import { databaseIdInput } from '../../platform/schema/nodeIdInput.ts';
import type { NodeId } from '../../platform/schema/globalId.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { actOnRoster, type RosterAction } from './rosterApi.ts';

/** The gig of a roster in inputs. */
export const gigIdInput = databaseIdInput('Gig', 'a gig');

interface Pros {
  readonly gigId: NodeId;
  readonly applicationIds: readonly string[];
}

/** Does one thing with many pros of a roster by one call. Each succeeds or fails for itself. */
export function actOnPros(
  { gigId, applicationIds }: Pros,
  action: RosterAction,
  { rest }: Context,
): Promise<ApplicantsPayload> {
  const paths = { time: ['time'], note: ['note'], reason: ['reason'] };
  return eachApplicant(applicationIds, paths, async (ids) => {
    const path = { gigId: gigIdInput.keyOf(gigId) };
    const { results } = await presentAt(
      ['gigId'],
      'gig',
      rest.call(actOnRoster, { path, body: { ...action, ids } }),
    );
    return results;
  });
}
