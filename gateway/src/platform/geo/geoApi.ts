import { z } from 'zod';
import { endpoint, shape } from '../rest/endpoint.ts';

/** What the point of an address is the middle of. */
export const geocodingPrecisions = ['ZIP', 'CITY', 'STATE'] as const;

const geocodingWire = z.object({
  /** A GeoJSON point: longitude, then latitude, in degrees. */
  coordinates: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  timezone: z.string(),
  precision: z.enum(geocodingPrecisions),
});

/** Where an address is on the map. */
export type GeocodingWire = z.infer<typeof geocodingWire>;

/** Where an address is on the map. */
export const getGeocoding = endpoint({
  name: 'getGeocoding',
  method: 'GET',
  path: '/geocoding/',
  query: shape<{ street_address?: string; city?: string; state_code: string; zip_code?: string }>(),
  response: geocodingWire,
});

/** The time zone at a point. */
export const getTimeZone = endpoint({
  name: 'getTimeZone',
  method: 'GET',
  path: '/geocoding/timezone/',
  query: shape<{ longitude: number; latitude: number }>(),
  response: z.object({ timezone: z.string() }),
});
