import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors.ts';
import type { Position } from './metersBetween.ts';

/** The circle around an address within which a pro counts as on site. */
export type Fence = Position & { radiusMeters: number };

/**
 * The fence of the address where a gig takes place: its own, or the PRIMARY one of its location.
 *
 * @throws ApiError not_found when the location has no address
 */
export async function fenceOf(
  database: Database,
  gig: { location_id: number; location_address_id: number | null },
): Promise<Fence> {
  const addresses = database
    .selectFrom('location_addresses')
    .select(['longitude', 'latitude', 'geofence_radius_meters as radiusMeters']);
  const address = await (
    gig.location_address_id === null
      ? addresses.where('location_id', '=', gig.location_id).where('type', '=', 'PRIMARY')
      : addresses.where('id', '=', gig.location_address_id)
  ).executeTakeFirst();
  if (!address) throw notFound('address');
  return address;
}
