import { addressTypes } from '@brigade/domain/businesses/addresses/addressType.ts';
import { z } from 'zod';
import { openEnumOr } from '../../platform/schema/openEnum.ts';

/** An address of a location. */
export const addressWire = z.object({
  id: z.int(),
  /** SECONDARY for an unknown type, because one address is primary. */
  type: openEnumOr(addressTypes, 'SECONDARY'),
  name: z.string().nullish(),
  street_address: z.string(),
  city: z.string(),
  state_code: z.string(),
  postal_code: z.string(),
  timezone: z.string(),
  /** A GeoJSON point: longitude, then latitude, in degrees. */
  coordinates: z.object({ coordinates: z.tuple([z.number(), z.number()]) }).nullish(),
  /** Not every server knows it. */
  geofence_radius_meters: z.int().nullish(),
});

export type AddressWire = z.infer<typeof addressWire>;
