import { z } from 'zod';
import { point } from '../../platform/geo/point.ts';
import { timeZone } from '../../platform/geo/timeZone.ts';
import { id } from '../../platform/server/parameters.ts';

const required = (most: number) => z.string().trim().min(1, 'This field is required').max(most);

const radius = 'Enter 50 to 1000 meters';

/** The fields of an address in a body. */
export const addressBody = z.strictObject({
  name: z
    .string()
    .trim()
    .max(100)
    .transform((name) => name || null)
    .nullable()
    .optional(),
  street_address: required(200),
  city: required(100),
  // Report an empty value as missing only, not also as invalid.
  state_code: z
    .string()
    .trim()
    .toUpperCase()
    .min(1, 'This field is required')
    .regex(/^(?:[A-Z]{2})?$/, 'Invalid state'),
  postal_code: z
    .string()
    .trim()
    .min(1, 'This field is required')
    .regex(/^(?:\d{5}(?:-\d{4})?)?$/, 'Invalid postal code'),
  timezone: timeZone.optional().describe('Derived from the coordinates if omitted'),
  coordinates: point.optional().describe('Derived from the address if omitted'),
  geofence_radius_meters: z
    .int()
    .min(50, radius)
    .max(1000, radius)
    .optional()
    .describe('In meters; defaults to 200'),
});

/** The body for a new address. */
export type AddressBody = z.output<typeof addressBody>;

/** An address of a location in the API. */
export const addressResponse = z
  .object({
    id,
    type: z.enum(['PRIMARY', 'SECONDARY']).describe('PRIMARY for the address of the location itself'),
    name: z.string().nullable(),
    street_address: z.string(),
    city: z.string(),
    state_code: z.string(),
    postal_code: z.string(),
    timezone: z.string(),
    coordinates: point,
    geofence_radius_meters: z
      .int()
      .describe(
        'The distance from the point within which a pro counts as on site; geo logs beyond it are flagged',
      ),
  })
  .meta({ id: 'LocationAddress' });
