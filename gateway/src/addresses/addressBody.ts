import type { AddressBody } from './addressesApi.ts';

/** What an input says about an address; what is absent or null is not sent, but for a name of null. */
export interface AddressInput {
  readonly name?: string | null | undefined;
  readonly line1?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly stateCode?: string | null | undefined;
  readonly postalCode?: string | null | undefined;
  readonly longitude?: number | null | undefined;
  readonly latitude?: number | null | undefined;
  readonly timeZone?: string | null | undefined;
  readonly geofenceRadiusMeters?: number | null | undefined;
}

/** The input as REST takes it. */
export function addressBody({ longitude, latitude, ...input }: AddressInput): AddressBody {
  return {
    ...(input.name !== undefined && { name: input.name?.trim() || null }),
    ...(input.line1 != null && { street_address: input.line1 }),
    ...(input.city != null && { city: input.city }),
    ...(input.stateCode != null && { state_code: input.stateCode }),
    ...(input.postalCode != null && { postal_code: input.postalCode }),
    ...(longitude != null &&
      latitude != null && { coordinates: { type: 'Point', coordinates: [longitude, latitude] } }),
    ...(input.timeZone != null && { timezone: input.timeZone }),
    ...(input.geofenceRadiusMeters != null && { geofence_radius_meters: input.geofenceRadiusMeters }),
  };
}

/** Where the fields that REST names stand in the input. */
export const addressPaths = {
  name: ['name'],
  street_address: ['line1'],
  city: ['city'],
  state_code: ['stateCode'],
  postal_code: ['postalCode'],
  timezone: ['timeZone'],
  coordinates: ['longitude'],
  'coordinates.coordinates.0': ['longitude'],
  'coordinates.coordinates.1': ['latitude'],
  geofence_radius_meters: ['geofenceRadiusMeters'],
};
