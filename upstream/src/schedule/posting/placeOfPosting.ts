import type { Selectable } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import type { Database } from '../../platform/database/database.ts';
import type { LocationsTable } from '../../businesses/locations/locationsTable.ts';
import { invalidField } from '../../platform/errors.ts';
import type { Posting } from './postingBody.ts';

/** The columns of a gig's place. */
export type GigPlace = {
  location_address_id: number | null;
  use_location_address: boolean;
  address_line_1: string;
  city: string;
  state_code: string;
  zip_code: string;
  timezone: string;
};

/**
 * The place of a posting's gigs: the main address of the location, or another of its addresses.
 *
 * @throws ApiError invalid at `location_address_id` when the location has no such address, or at `timezone` when that
 *   is not the zone of the place
 */
export async function placeOfPosting(
  trx: Database,
  location: Selectable<LocationsTable>,
  { location_address_id, timezone }: Pick<Posting, 'location_address_id' | 'timezone'>,
): Promise<GigPlace> {
  const place =
    location_address_id == null
      ? atLocation(location)
      : await atAddress(trx, location.id, location_address_id);
  if (timezone !== undefined && !isSameZone(timezone, place.timezone)) {
    throw invalidField('timezone', `The time zone there is ${place.timezone}`);
  }
  return place;
}

function atLocation(location: Selectable<LocationsTable>): GigPlace {
  return {
    location_address_id: null,
    use_location_address: true,
    address_line_1: location.street_address,
    city: location.city,
    state_code: location.state_code,
    zip_code: location.zip_code,
    timezone: location.timezone,
  };
}

async function atAddress(trx: Database, locationId: number, addressId: number): Promise<GigPlace> {
  const address = await trx
    .selectFrom('location_addresses')
    .selectAll()
    .where('id', '=', addressId)
    .where('location_id', '=', locationId)
    .executeTakeFirst();
  if (!address) throw invalidField('location_address_id', 'This is not an address of the location');
  return {
    location_address_id: address.id,
    use_location_address: address.type === 'PRIMARY',
    address_line_1: address.street_address,
    city: address.city,
    state_code: address.state_code,
    zip_code: address.postal_code,
    timezone: address.timezone,
  };
}

/** A time zone can have several names. */
function isSameZone(one: string, other: string): boolean {
  const moment = Temporal.Instant.fromEpochMilliseconds(0);
  return moment.toZonedDateTimeISO(one).equals(moment.toZonedDateTimeISO(other));
}
