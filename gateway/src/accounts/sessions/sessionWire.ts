import { z } from 'zod';
import { wireInstant } from '../../platform/schema/wireTime.ts';

/** A stay of the user on one device. */
export const sessionWire = z.object({
  id: z.int(),
  created_ts: wireInstant,
  last_used_ts: wireInstant,
  expires_ts: wireInstant,
  user_agent: z.string().nullish(),
  is_current: z.boolean(),
});

export type SessionWire = z.infer<typeof sessionWire>;
