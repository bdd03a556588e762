import { sql } from 'kysely';
import { toLocation, visibleLocations } from '../../businesses/locations/locationRows.ts';
import { cardNetworkName } from '../../platform/cardNetwork/cardNetwork.ts';
import { hasWords } from '../../platform/database/wordBeginnings.ts';
import type { Services } from '../../platform/server/services.ts';
import { mostResults, type SearchRequest } from './searchRequest.ts';

/** The caller's locations found by name, street or city, by name. */
export async function findLocations(services: Services, { words, caller }: SearchRequest) {
  if (words.length === 0) return [];
  const rows = await visibleLocations(services.database, caller, cardNetworkName(services))
    .where(hasWords(sql`locations.name || ' ' || locations.street_address || ' ' || locations.city`, words))
    .orderBy('locations.name')
    .orderBy('locations.id')
    .limit(mostResults)
    .execute();
  return rows.map((row) => toLocation(row, caller, services.settings.productSlug));
}
