import type { Insertable, Selectable, Updateable } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import type { LocationAddressesTable } from './locationAddressesTable.ts';
import { invalidField, notFound } from '../../platform/errors.ts';
import { geocode } from '../../platform/geo/geocode.ts';
import { timeZoneAt } from '../../platform/geo/timeZoneAt.ts';
import type { AddressBody, addressResponse } from './addressSchema.ts';

type Address = Selectable<LocationAddressesTable>;

/** The fields of an update. */
type AddressChanges = { [Field in keyof AddressBody]?: AddressBody[Field] | undefined };

/** Converts an address to its API format. */
export function toAddress(row: Address): z.output<typeof addressResponse> {
  const { location_id: _location, longitude, latitude, ...address } = row;
  return { ...address, coordinates: { type: 'Point', coordinates: [longitude, latitude] } };
}

/**
 * The columns of a new address of a location.
 *
 * @throws ApiError invalid at `coordinates` when none are given and the address is unknown
 */
export async function newAddress(
  locationId: number,
  { coordinates, timezone, name = null, geofence_radius_meters, ...address }: AddressBody,
): Promise<Insertable<LocationAddressesTable>> {
  const { longitude, latitude } = coordinates ? placeOf(coordinates) : await findPlace(address);
  return {
    ...address,
    location_id: locationId,
    name,
    longitude,
    latitude,
    timezone: timezone ?? timeZoneAt(longitude, latitude),
    ...(geofence_radius_meters !== undefined && { geofence_radius_meters }),
  };
}

function placeOf({ coordinates: [longitude, latitude] }: NonNullable<AddressBody['coordinates']>) {
  return { longitude, latitude };
}

async function findPlace({
  postal_code,
  ...address
}: Pick<AddressBody, 'city' | 'state_code' | 'postal_code'>) {
  const place = await geocode({ ...address, zip_code: postal_code });
  if (!place) throw invalidField('coordinates', 'This address is not on our map. Set the point by hand.');
  return place;
}

/** Converts the given fields to columns. New coordinates also set the time zone unless one is given. */
export function changedAddress({
  coordinates,
  ...address
}: AddressChanges): Updateable<LocationAddressesTable> {
  if (!coordinates) return address;
  const { longitude, latitude } = placeOf(coordinates);
  return { timezone: timeZoneAt(longitude, latitude), ...address, longitude, latitude };
}

/**
 * Loads an address of a location.
 *
 * @throws ApiError not_found when the location has no address with this id
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
