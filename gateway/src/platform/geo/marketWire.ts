import { z } from 'zod';

/** A metropolitan area. */
export const marketWire = z.object({
  id: z.int(),
  name: z.string(),
  state_code: z.string(),
  timezone: z.string(),
});

export type MarketWire = z.infer<typeof marketWire>;
