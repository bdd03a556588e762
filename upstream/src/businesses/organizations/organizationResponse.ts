import { z } from 'zod';
import { id } from '../../platform/server/parameters.ts';

/** An organization in the API. */
export const organizationResponse = z.object({
  id,
  name: z.string(),
  image_public_id: z.string().nullable(),
  is_migrated_from_predecessor: z.boolean(),
  locations: z
    .array(
      z.object({
        id,
        name: z.string(),
        approval_status: z.enum(['APPROVED', 'PENDING', 'DENIED']),
        billing_source: z.enum(['LOCATION', 'ORGANIZATION']),
      }),
    )
    .describe('The locations that the caller can see, by name; at most 200'),
});
