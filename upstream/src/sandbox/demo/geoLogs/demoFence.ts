import type { Fence } from '../../../day/geoLogs/fenceOf.ts';
import { addressOfVenue, addressRows } from '../addresses/addressRows.ts';
import type { DemoGig } from '../gigs/demoGig.ts';

/** The fence of the address where a gig takes place. */
export function demoFence({ location, venue }: DemoGig): Fence {
  // PRIMARY addresses have the ids of their locations.
  const addressId = addressOfVenue(location.row.id, venue) ?? location.row.id;
  const address = addressRows.find(({ id }) => id === addressId);
  const { longitude, latitude } = address ?? location.row;
  return { longitude, latitude, radiusMeters: address?.geofence_radius_meters ?? 200 };
}
