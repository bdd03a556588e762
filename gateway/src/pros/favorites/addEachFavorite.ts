import { codedError } from '../../platform/errors/graphqlErrors.ts';
import { UpstreamRefusal, type WireError } from '../../platform/rest/restError.ts';
import type { RestSession } from '../../platform/rest/restSession.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { getPro } from '../profiles/prosApi.ts';
import { addFavorite, addFavorites } from './favoritesApi.ts';

/**
 * Makes pros favorites of a location by one call. A server that does not know this call gets one for each pro, as
 * does one that does not know the location, which then says so.
 *
 * @returns why a pro is none, in the order of the pros; null for who is one
 */
export async function addEachFavorite(
  rest: RestSession,
  locationId: number,
  uuids: readonly string[],
): Promise<readonly (WireError | null)[]> {
  let results;
  try {
    ({ results } = await rest.call(addFavorites, { body: { location_id: locationId, uuids } }));
  } catch (failure) {
    if (!(failure instanceof UpstreamRefusal) || !failure.isNotFound) throw failure;
    return Promise.all(uuids.map((uuid) => addOne(rest, locationId, uuid)));
  }
  if (results.length !== uuids.length)
    throw codedError('UPSTREAM_INVALID', 'The service behind the gateway did not answer for every pro.');
  return results.map((result) => (result.ok ? null : result.error));
}

async function addOne(rest: RestSession, locationId: number, uuid: string): Promise<WireError | null> {
  try {
    const { profile_id } = await rest.call(getPro, { path: { uuid } });
    const body = { pro_id: profile_id, location_id: locationId };
    await presentAt(['locationId'], 'location', rest.call(addFavorite, { body }));
    return null;
  } catch (failure) {
    if (failure instanceof UpstreamRefusal && failure.isNotFound) return failure.error;
    throw failure;
  }
}
