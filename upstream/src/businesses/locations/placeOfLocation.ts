import type { Database } from '../../platform/database/database.ts';
import { invalidField } from '../../platform/errors.ts';
import { geocode } from '../../platform/geo/geocode.ts';
import { nearestMarket } from '../../platform/geo/nearestMarket.ts';
import { timeZoneAt } from '../../platform/geo/timeZoneAt.ts';
import type { LocationBody } from './locationColumns.ts';
import { requireMarket } from './requireMarket.ts';

type Address = Pick<LocationBody, 'city' | 'zip_code' | 'coordinates' | 'timezone' | 'market_id'> & {
  state_code: string;
};

/**
 * The coordinates, time zone and market of a new location: from the body, else by geocoding.
 *
 * @throws ApiError invalid at `coordinates` for an unknown address, or at `market_id`
 */
export async function placeOfLocation(database: Database, address: Address) {
  const point = await pointOf(address);
  return {
    ...point,
    timezone: address.timezone ?? timeZoneAt(point.longitude, point.latitude),
    market_id: await marketOf(database, address.market_id, point),
  };
}

async function pointOf(address: Address) {
  if (address.coordinates) {
    const [longitude, latitude] = address.coordinates.coordinates;
    return { longitude, latitude };
  }
  const place = await geocode(address);
  if (!place) throw invalidField('coordinates', 'This address is not on our map. Set the point by hand.');
  return { longitude: place.longitude, latitude: place.latitude };
}

async function marketOf(
  database: Database,
  marketId: number | undefined,
  point: { longitude: number; latitude: number },
): Promise<number> {
  if (marketId !== undefined) {
    await requireMarket(database, marketId);
    return marketId;
  }
  const nearest = await nearestMarket(database, point);
  if (nearest === null) throw invalidField('market_id', 'There is no market yet');
  return nearest;
}
