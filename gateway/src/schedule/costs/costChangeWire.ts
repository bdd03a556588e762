import { z } from 'zod';

/**
 * What work costs the business before and after a change, in dollars. Null for callers who may not see wages; servers
 * may omit it.
 */
export const costChangeWire = z.object({ before: z.number(), after: z.number() }).nullish();

export type CostChangeWire = z.infer<typeof costChangeWire>;
