import type { Context } from '../../platform/context.ts';
import type { Paged, PageQuery } from '../../platform/rest/paged.ts';
import { refusesParameter } from '../../platform/rest/refusesParameter.ts';
import type { RestSession } from '../../platform/rest/restSession.ts';
import { listPros } from '../profiles/prosApi.ts';
import type { ProWire } from '../profiles/proWire.ts';
import { heedsOrder } from './heedsOrder.ts';
import type { proListQuery } from './ProFilter.ts';

type Sources = Pick<Context, 'rest' | 'serverHabits'>;

type Query = ReturnType<typeof proListQuery> &
  PageQuery & {
    readonly location_id: number;
    readonly market_id?: number | undefined;
    readonly ordering: string;
  };

/**
 * A page of the pros of a location in an order. As in other lists, a minus asks for the highest first. What the
 * specification does not name is left out for a server that refuses it: the fit and the distance, for weighted ratings;
 * ratings weighted by their number, for the ratings themselves; the minus, which leaves the direction to the server; the
 * market, for pros anywhere; and blocked pros, who are then among the others. A server that refuses an order, or ignores it and answers rows in another one, is not
 * asked for it again: pages of one list are in one order.
 */
export async function orderedPros(query: Query, context: Sources): Promise<Paged<ProWire>> {
  const { rest, serverHabits } = context;
  const { ordering } = query;
  const simpler = simplerOrder(ordering);
  if (simpler === null) return prosOf(query, rest);
  const inSimplerOrder = () => orderedPros({ ...query, ordering: simpler }, context);
  if (serverHabits.unknownProOrders.has(ordering)) return inSimplerOrder();
  try {
    const page = await prosOf(query, rest);
    if (heedsOrder(page.results, ordering)) return page;
  } catch (failure) {
    if (!refusesParameter('ordering', failure)) throw failure;
  }
  serverHabits.unknownProOrders.add(ordering);
  return inSimplerOrder();
}

/** What the specification does not name: a server that refuses it answers all pros of the other filters. */
const ownFilters = ['market_id', 'is_blocked'] as const;

/** Pros by the filters that the server has. */
async function prosOf(query: Query, rest: RestSession): Promise<Paged<ProWire>> {
  try {
    return await rest.call(listPros, { query, locationId: query.location_id });
  } catch (failure) {
    const refused = ownFilters.find((name) => query[name] != null && refusesParameter(name, failure));
    if (refused === undefined) throw failure;
    return prosOf({ ...query, [refused]: undefined }, rest);
  }
}

/** The order nearest to one of ours that more servers have; null for one that the specification names. */
function simplerOrder(order: string): string | null {
  if (order === '-fit' || order === 'distance') return '-weighted_rating';
  if (order === '-weighted_rating') return '-rating';
  return order.startsWith('-') ? order.slice(1) : null;
}
