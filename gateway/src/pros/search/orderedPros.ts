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
 * A page of the pros of a location in an order. As in other lists, a minus asks for the highest first. What the
 * specification does not name is left out for a server that refuses it: the minus, which leaves the direction to the
 * server; ratings weighted by their number, for the ratings themselves; and the market, for pros anywhere.
 */
export async function orderedPros(query: Query, rest: RestSession): Promise<Paged<ProWire>> {
  try {
    return await rest.call(listPros, { query, locationId: query.location_id });
  } catch (failure) {
    const simpler = simplerQuery(query, failure);
    if (simpler === null) throw failure;
    return orderedPros(simpler, rest);
  }
}

function simplerQuery(query: Query, failure: unknown): Query | null {
  if (query.market_id !== undefined && isAbout('market_id', failure)) {
    return { ...query, market_id: undefined };
  }
  const { ordering } = query;
  if (!ordering.startsWith('-') || !isAbout('ordering', failure)) return null;
  return { ...query, ordering: ordering === '-weighted_rating' ? '-rating' : ordering.slice(1) };
}

function isAbout(parameter: string, failure: unknown): boolean {
  if (!(failure instanceof UpstreamRefusal) || failure.status !== 400) return false;
  const { error } = failure;
  return [error, ...error.details].some(({ target }) => target === parameter);
}
