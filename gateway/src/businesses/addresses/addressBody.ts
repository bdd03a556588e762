import type { PathsByTarget } from '../../platform/errors/userError.ts';
import type { AddressBody } from './addressesApi.ts';

/** What an input says about an address; what is absent or null is not sent, but for a name of null. */
export interface AddressInput {
  readonly name?: string | null | undefined;
  readonly streetAddress?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly stateCode?: string | null | undefined;
  readonly postalCode?: string | null | undefined;
  readonly coordinates?: { readonly longitude: number; readonly latitude: number } | null | undefined;
  readonly timeZone?: string | null | undefined;
  readonly geofenceRadiusMeters?: number | null | undefined;
}

/** The input as REST takes it. */
export function addressBody({ coordinates, ...input }: AddressInput): AddressBody {
  return {
    ...(input.name !== undefined && { name: input.name?.trim() || null }),
    ...(input.streetAddress != null && { street_address: input.streetAddress }),
    ...(input.city != null && { city: input.city }),
    ...(input.stateCode != null && { state_code: input.stateCode }),
    ...(input.postalCode != null && { postal_code: input.postalCode }),
    ...(coordinates != null && {
      coordinates: { type: 'Point', coordinates: [coordinates.longitude, coordinates.latitude] },
    }),
    ...(input.timeZone != null && { timezone: input.timeZone }),
    ...(input.geofenceRadiusMeters != null && { geofence_radius_meters: input.geofenceRadiusMeters }),
  };
}

/** The paths of the fields that REST names, in the input. */
export const addressPaths: PathsByTarget = {
  name: ['name'],
  street_address: ['streetAddress'],
  city: ['city'],
  state_code: ['stateCode'],
  postal_code: ['postalCode'],
  timezone: ['timeZone'],
  coordinates: ['coordinates'],
  geofence_radius_meters: ['geofenceRadiusMeters'],
};
