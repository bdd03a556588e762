import { z } from 'zod';
import { wireInstant } from '../platform/schema/wireTime.ts';

const outboxMessageWire = z.object({
  channel: z.enum(['email', 'sms']),
  to: z.string(),
  subject: z.string(),
  body: z.string(),
  code: z.string().nullish(),
  created_ts: wireInstant,
});

/** A message that the sandbox kept instead of delivering it. */
export type OutboxMessageWire = z.infer<typeof outboxMessageWire>;

/** The newest messages to one address, newest first. */
export const outboxWire = z.object({ results: z.array(outboxMessageWire) });
