import { z } from 'zod';
import type { Caller } from '../../platform/access/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import { id, instant } from '../../platform/server/parameters.ts';

/** A session in the API; its token is returned only by the sign-in. */
export const sessionSchema = z.object({
  id,
  created_ts: instant,
  last_used_ts: instant.describe('At most ten minutes behind the last request'),
  expires_ts: instant,
  user_agent: z.string().nullable().describe('The User-Agent header of that request; null if it had none'),
  is_current: z.boolean().describe('Whether it is the session of this request'),
});

/** The caller's active sessions. */
export function livingSessions(database: Database, caller: Caller, now: Date) {
  return database
    .selectFrom('sessions')
    .select(['id', 'created_ts', 'last_used_ts', 'expires_ts', 'user_agent'])
    .where('user_id', '=', caller.userId)
    .where('revoked_ts', 'is', null)
    .where('expires_ts', '>', now);
}

type SessionRow = Awaited<ReturnType<ReturnType<typeof livingSessions>['executeTakeFirstOrThrow']>>;

/** Converts a session to its API format. */
export function toSession(
  { id: sessionId, created_ts, last_used_ts, expires_ts, user_agent }: SessionRow,
  caller: Caller,
): z.output<typeof sessionSchema> {
  return {
    id: sessionId,
    created_ts: created_ts.toISOString(),
    last_used_ts: (last_used_ts ?? created_ts).toISOString(),
    expires_ts: expires_ts.toISOString(),
    user_agent,
    is_current: sessionId === caller.sessionId,
  };
}
