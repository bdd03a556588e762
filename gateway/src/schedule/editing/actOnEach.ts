import { checkedGigNumber } from '../gigs/gigId.ts';
import type { Context } from '../../platform/context.ts';
import type { NodeId } from '../../platform/schema/globalId.ts';
import { actOnGigs, type GigAction } from './changingApi.ts';
import { toOutcome } from './GigResult.ts';
import type { GigsPayload } from './gigResultsField.ts';

/**
 * Does one thing with many gigs by one call. Each succeeds or fails for itself.
 *
 * @param gigIds ids that have kept the rules of their input
 */
export async function actOnEach(
  gigIds: readonly NodeId[],
  action: GigAction,
  { rest }: Context,
): Promise<GigsPayload> {
  const ids = gigIds.map(checkedGigNumber);
  const { results } = await rest.call(actOnGigs, { body: { ...action, ids } });
  return { results: results.map(toOutcome) };
}
