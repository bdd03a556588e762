import { type ApplicantsPayload, eachApplicant } from '../../filling/applications/eachApplicant.ts';
import type { Context } from '../../platform/context.ts';
import { databaseIdInput } from '../../platform/schema/nodeIdInput.ts';
import type { NodeId } from '../../platform/schema/globalId.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import type { CostChangeQuery } from '../../schedule/costs/costChangeField.ts';
import type { CostChangeWire } from '../../schedule/costs/costChangeWire.ts';
import { actOnRoster, type RosterAction } from './rosterApi.ts';

/** The gig of a roster in inputs. */
export const gigIdInput = databaseIdInput('Gig', 'a gig');

interface Pros {
  readonly gigId: NodeId;
  readonly applicationIds: readonly string[];
}

/** What happened to each pro, and to the cost of the work of those who were not refused. */
interface RosterPayload extends ApplicantsPayload {
  readonly costChange?: CostChangeWire;
}

/** Does one thing with many pros of a roster by one call. Each succeeds or fails for itself. */
export async function actOnPros(
  { gigId, applicationIds }: Pros,
  action: RosterAction,
  { rest }: Context,
  query: CostChangeQuery = {},
): Promise<RosterPayload> {
  const paths = { time: ['time'], note: ['note'], reason: ['reason'] };
  let costChange: CostChangeWire;
  const { results } = await eachApplicant(applicationIds, paths, async (ids) => {
    const path = { gigId: gigIdInput.keyOf(gigId) };
    const response = await presentAt(
      ['gigId'],
      'gig',
      rest.call(actOnRoster, { path, query, body: { ...action, ids } }),
    );
    costChange = response.cost_change;
    return response.results;
  });
  return { results, costChange };
}
