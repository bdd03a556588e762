import type { z } from 'zod';
import type { Caller } from '../../platform/access/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import { cardNetworkName } from '../../platform/cardNetwork/cardNetwork.ts';
import type { Services } from '../../platform/server/services.ts';
import { managedLocations, type managedLocationsQuery } from './managedLocations.ts';

/** A location as far as its urgency follows from it. */
export type RankedLocation = { id: number; organization_id: number; approval_status: string };

declare module '../../platform/server/reactions.ts' {
  interface Reactions {
    /** The ids of those of the locations that need attention, the most urgent first. */
    urgentLocations: (
      services: Services,
      caller: Caller,
      locations: readonly RankedLocation[],
    ) => Promise<number[]>;
  }
}

/** What is urgent is read for all locations of a caller. No business has more; platform admins do. */
const mostLocations = 1000;

type Wanted = z.output<typeof managedLocationsQuery>;

/** What is being worked out, by database and by what the result depends on. */
const underWay = new WeakMap<Database, Map<string, Promise<number[]>>>();

/**
 * The ids of the managed locations that come before the others: none unless the query asks for the urgent ones first.
 * A client asks for the locations and for their homes at the same time, so requests of one caller share one result.
 */
export async function urgentFirst(services: Services, caller: Caller, query: Wanted): Promise<number[]> {
  if (query.ordering !== 'urgency') return [];
  const { database } = services;
  const known = underWay.get(database) ?? new Map<string, Promise<number[]>>();
  underWay.set(database, known);
  const key = keyOf(caller, query);
  const shared = known.get(key);
  if (shared) return shared;
  const found = workOut(services, caller, query).finally(() => known.delete(key));
  known.set(key, found);
  return found;
}

/** Two callers have the same key only if they see the same of the same locations. */
function keyOf(caller: Caller, { market_id, organization_id, approval_status }: Wanted): string {
  return JSON.stringify([
    caller.userId,
    caller.isPlatformAdmin,
    [...caller.locationRoles],
    [...caller.organizationIds],
    [market_id, organization_id, approval_status],
  ]);
}

async function workOut(services: Services, caller: Caller, query: Wanted): Promise<number[]> {
  const locations = await managedLocations(services.database, caller, cardNetworkName(services), query)
    .clearSelect()
    .select(['locations.id', 'locations.organization_id', 'locations.approval_status'])
    .limit(mostLocations + 1)
    .execute();
  if (locations.length === 0 || locations.length > mostLocations) return [];
  return services.reactions.urgentLocations(services, caller, locations);
}
