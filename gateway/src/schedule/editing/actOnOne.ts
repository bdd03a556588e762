import { UpstreamRefusal } from '../../platform/rest/restError.ts';
import type { RestSession } from '../../platform/rest/restSession.ts';
import { getGig } from '../gigs/gigsApi.ts';
import type { GigAction, GigResultWire } from './changingApi.ts';
import { changeOne } from './changeOne.ts';
import { cancelGig, closeGig, reopenGig } from './oneGigApi.ts';

/** Refusals of the caller or of the moment, which concern the whole request and not the gig. */
const generalStatuses = [401, 429];

/** Applies an action to a gig, or to gigs of its series, by the call for one gig. A refusal is its result. */
export async function actOnOne(
  id: number,
  action: GigAction,
  rest: RestSession,
): Promise<readonly GigResultWire[]> {
  try {
    return await perform(id, action, rest);
  } catch (failure) {
    if (!(failure instanceof UpstreamRefusal) || !isOfGig(failure)) throw failure;
    return [{ id, ok: false, error: failure.error, status: failure.status }];
  }
}

function isOfGig({ status, isUnderWay }: UpstreamRefusal): boolean {
  return status < 500 && !isUnderWay && !generalStatuses.includes(status);
}

async function perform(
  id: number,
  { action, scope = 'this', reason, explanation, ...update }: GigAction,
  rest: RestSession,
): Promise<readonly GigResultWire[]> {
  if (action === 'update') return [await changeOne(id, update, rest)];
  const path = { id };
  if (action === 'cancel') {
    const { results } = await rest.call(cancelGig, { path, body: { reason, explanation, scope } });
    if (results.length > 0) return results;
  }
  const changed =
    action === 'cancel' ? null : await rest.call(action === 'close' ? closeGig : reopenGig, { path });
  return [{ id, ok: true, gig: changed ?? (await rest.call(getGig, { path })), effects: null }];
}
