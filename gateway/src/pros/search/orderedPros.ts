import type { Paged, PageQuery } from '../../platform/rest/paged.ts';
import { UpstreamRefusal } from '../../platform/rest/restError.ts';
import type { RestSession } from '../../platform/rest/restSession.ts';
import { listPros } from '../profiles/prosApi.ts';
import type { ProWire } from '../profiles/proWire.ts';
import type { proListQuery } from './ProFilter.ts';

type Query = ReturnType<typeof proListQuery> &
  PageQuery & {
    readonly location_id: number;
    readonly market_id?: number | undefined;
    readonly ordering: string;
  };

/**
 * A page of the pros of a location in an order. As in other lists, a minus asks for the highest first. The specification
 * names the orderings of pros without one, so a server that refuses the minus gets the name, and its own direction. One
 * that does not weight ratings by their number orders by the ratings themselves.
 */
export async function orderedPros(query: Query, rest: RestSession): Promise<Paged<ProWire>> {
  try {
    return await rest.call(listPros, { query, locationId: query.location_id });
  } catch (failure) {
    if (!query.ordering.startsWith('-') || !isAboutOrdering(failure)) throw failure;
    const ordering = query.ordering === '-weighted_rating' ? '-rating' : query.ordering.slice(1);
    return orderedPros({ ...query, ordering }, rest);
  }
}

function isAboutOrdering(failure: unknown): boolean {
  if (!(failure instanceof UpstreamRefusal) || failure.status !== 400) return false;
  const { error } = failure;
  return [error, ...error.details].some(({ target }) => target === 'ordering');
}
