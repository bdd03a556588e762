import { z } from 'zod';

/** How long to wait before the next code and how long the sent one is valid, in seconds. */
export const codeSentWire = z.object({ resend_after: z.int(), expires_in: z.int() });

/** A session: its bearer token, its length in seconds, and whether the account was made just now. */
export const sessionWire = z.object({
  token: z.string().min(1),
  expires_in: z.int(),
  is_new_user: z.boolean(),
});

export type SessionWire = z.infer<typeof sessionWire>;
