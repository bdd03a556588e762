import { z } from 'zod';

/** An organization as the REST API shows it. */
export const organizationWire = z.object({
  id: z.int(),
  name: z.string(),
  image_public_id: z.string().nullish(),
  is_migrated_from_predecessor: z.boolean().nullish(),
});

export type OrganizationWire = z.infer<typeof organizationWire>;
