import type { Context } from '../../platform/context.ts';
import type { Paged } from '../../platform/rest/paged.ts';
import { refusesParameter } from '../../platform/rest/refusesParameter.ts';
import type { LocationWire } from './locationWire.ts';
import { listManagedLocations, type ManagedLocationsQuery } from './locationsApi.ts';

/**
 * A page of the locations that the caller manages. A server that refuses an order, which the specification does not name,
 * answers in its own, and is not asked for that order again.
 */
export async function orderedLocations(
  query: ManagedLocationsQuery,
  { rest, serverHabits }: Pick<Context, 'rest' | 'serverHabits'>,
): Promise<Paged<LocationWire>> {
  const { ordering, ...unordered } = query;
  if (ordering !== undefined && !serverHabits.unknownLocationOrders.has(ordering)) {
    try {
      return await rest.call(listManagedLocations, { query });
    } catch (failure) {
      if (!refusesParameter('ordering', failure)) throw failure;
      serverHabits.unknownLocationOrders.add(ordering);
    }
  }
  return rest.call(listManagedLocations, { query: unordered });
}
