import type { z } from 'zod';
import type { Caller } from '../../platform/access/caller.ts';
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

/** The ids of the managed locations that come before the others: none unless the query asks for the urgent ones first. */
export async function urgentFirst(
  services: Services,
  caller: Caller,
  query: z.output<typeof managedLocationsQuery>,
): Promise<number[]> {
  if (query.ordering !== 'urgency') return [];
  const locations = await managedLocations(services.database, caller, cardNetworkName(services), query)
    .clearSelect()
    .select(['locations.id', 'locations.organization_id', 'locations.approval_status'])
    .limit(mostLocations + 1)
    .execute();
  if (locations.length === 0 || locations.length > mostLocations) return [];
  return services.reactions.urgentLocations(services, caller, locations);
}
