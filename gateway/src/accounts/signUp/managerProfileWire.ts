import { z } from 'zod';
import { marketWire } from '../../platform/geo/marketWire.ts';

/** What a manager has said of their business. */
export const managerProfileWire = z.object({
  id: z.int(),
  business_name: z.string(),
  market: marketWire.nullish(),
  referral_code: z.string(),
  has_locations: z.boolean(),
  manager_skill_id: z.int().nullish(),
});

export type ManagerProfileWire = z.infer<typeof managerProfileWire>;
