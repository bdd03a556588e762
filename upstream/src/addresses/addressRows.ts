import type { Insertable, Selectable, Updateable } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../database/database.ts';
import type { LocationAddressesTable } from '../database/tables/addresses.ts';
import { notFound } from '../errors.ts';
import { timeZoneAt } from '../geo/timeZoneAt.ts';
import type { AddressBody, addressResponse } from './addressSchema.ts';

type Address = Selectable<LocationAddressesTable>;

/** The fields that a change brings. */
type AddressChanges = { [Field in keyof AddressBody]?: AddressBody[Field] | undefined };

/** An address on the wire. */
export function toAddress(row: Address): z.output<typeof addressResponse> {
  const { location_id: _location, longitude, latitude, ...address } = row;
  return { ...address, coordinates: { type: 'Point', coordinates: [longitude, latitude] } };
}

/** The columns of a new address of a location. */
export function newAddress(locationId: number, body: AddressBody): Insertable<LocationAddressesTable> {
  const { coordinates, timezone, name, geofence_radius_meters, ...address } = body;
  const [longitude, latitude] = coordinates.coordinates;
  return {
    ...address,
    location_id: locationId,
    name: name ?? null,
    longitude,
    latitude,
    timezone: timezone ?? timeZoneAt(longitude, latitude),
    ...(geofence_radius_meters !== undefined && { geofence_radius_meters }),
  };
}

/** The columns that these fields change. A point that moves takes the time zone along, unless one is named. */
export function changedAddress({
  coordinates,
  ...address
}: AddressChanges): Updateable<LocationAddressesTable> {
  if (!coordinates) return address;
  const [longitude, latitude] = coordinates.coordinates;
  return { timezone: timeZoneAt(longitude, latitude), ...address, longitude, latitude };
}

/**
 * An address of a location.
 *
 * @throws ApiError not_found when the location has none with this id
 */
export async function addressAt(
  database: Database,
  { locationId, id }: { locationId: number; id: number },
): Promise<Address> {
  const address = await database
    .selectFrom('location_addresses')
    .selectAll()
    .where('location_id', '=', locationId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!address) throw notFound('address');
  return address;
}
