import type { DemoRow } from '../demoRow.ts';
import { demoLocations } from '../locations/demoLocations.ts';
import type { Venue } from '../locations/demoLocation.ts';
import { secondAddresses } from './secondAddresses.ts';

const primaryRows = demoLocations.map(({ row }) => ({
  id: row.id,
  location_id: row.id,
  type: 'PRIMARY' as const,
  name: null,
  street_address: row.street_address,
  city: row.city,
  state_code: row.state_code,
  postal_code: row.zip_code,
  timezone: row.timezone,
  longitude: row.longitude,
  latitude: row.latitude,
  geofence_radius_meters: 200,
}));

const secondaryRows = secondAddresses.map((address, index) => ({
  id: primaryRows.length + index + 1,
  type: 'SECONDARY' as const,
  timezone: demoLocations.find(({ row }) => row.id === address.location_id)?.row.timezone ?? 'UTC',
  ...address,
}));

/** The PRIMARY addresses, then the SECONDARY ones. */
export const addressRows: DemoRow<'location_addresses'>[] = [...primaryRows, ...secondaryRows];

/** The id of a gig's SECONDARY address; null for a gig at the location itself. */
export function addressOfVenue(locationId: number, venue: Venue | null): number | null {
  if (venue === null) return null;
  const address = secondaryRows.find(
    ({ location_id, street_address }) =>
      location_id === locationId && street_address === venue.address_line_1,
  );
  return address?.id ?? null;
}
