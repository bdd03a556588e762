import { checkedGigNumber } from '../gigs/gigId.ts';
import { UpstreamRefusal } from '../../platform/rest/restError.ts';
import type { RestSession } from '../../platform/rest/restSession.ts';
import { userError } from '../../platform/errors/userError.ts';
import type { Context } from '../../platform/context.ts';
import type { NodeId } from '../../platform/schema/globalId.ts';
import { InvalidInput } from '../../platform/schema/invalidInput.ts';
import { actOnOne } from './actOnOne.ts';
import { actOnGigs, type GigAction, type GigResultWire } from './changingApi.ts';
import { toOutcome } from './GigResult.ts';
import type { GigsPayload } from './gigResultsField.ts';

/** Statuses of a server that has no call for several gigs. Unknown gigs are results of the call. */
const missingStatuses = [404, 405];

/**
 * Applies an action to gigs, each of which succeeds or fails independently.
 *
 * @param gigIds ids that have passed the rules of their input
 */
export async function actOnEach(
  gigIds: readonly NodeId[],
  action: GigAction,
  { rest }: Pick<Context, 'rest'>,
): Promise<GigsPayload> {
  const results = await resultsOf(gigIds.map(checkedGigNumber), action, rest);
  return { results: results.map(toOutcome) };
}

/**
 * The REST results of an action on gigs. One gig is changed by its own call. Several take one call, or one each at a
 * server that has no call for several.
 *
 * @throws InvalidInput for an action on a series that the server does not support
 */
export async function resultsOf(
  ids: readonly number[],
  action: GigAction,
  rest: RestSession,
): Promise<readonly GigResultWire[]> {
  const { scope = 'this' } = action;
  const isPerGig = scope === 'this' || action.action === 'cancel';
  const [first] = ids;
  if (isPerGig && ids.length === 1 && first !== undefined) return actOnOne(first, action, rest);
  try {
    return (await rest.call(actOnGigs, { body: { ...action, ids } })).results;
  } catch (failure) {
    if (!(failure instanceof UpstreamRefusal) || !missingStatuses.includes(failure.status)) throw failure;
  }
  if (!isPerGig) throw unsupported('This server changes one shift at a time', 'scope');
  const results: GigResultWire[] = [];
  // One after the other, because a hundred writes at once would be turned away.
  for (const id of ids) results.push(...(await actOnOne(id, action, rest)));
  return results;
}

function unsupported(message: string, field: string): InvalidInput {
  return new InvalidInput([userError('INVALID', message, [field])]);
}
