import { addressTypes } from '@brigade/domain/businesses/addresses/addressType.ts';
import { z } from 'zod';

/** An address of a location. */
export const addressWire = z.object({
  id: z.int(),
  type: z.enum(addressTypes),
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
