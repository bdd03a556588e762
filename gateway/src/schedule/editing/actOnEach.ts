import { checkedNumber } from '../../events/eventIds.ts';
import type { Context } from '../../platform/context.ts';
import { actOnGigs, type GigAction } from './changingApi.ts';
import { toOutcome } from './GigResult.ts';
import type { GigsPayload } from './gigResultsField.ts';

/**
 * Does one thing with many gigs by one call. Each succeeds or fails for itself.
 *
 * @param gigIds ids that have kept the rules of their input
 */
export async function actOnEach(
  gigIds: readonly string[],
  action: GigAction,
  { rest }: Context,
): Promise<GigsPayload> {
  const ids = gigIds.map((id) => checkedNumber(id, 'Gig'));
  const { results } = await rest.call(actOnGigs, { body: { ...action, ids } });
  return { results: results.map(toOutcome) };
}
