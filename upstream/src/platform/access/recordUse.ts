import type { Database } from '../database/database.ts';

/** A session's last use is written at most this often, so that reads do not cause a write each. */
const writtenEveryMilliseconds = 600_000;

/** No browser sends a longer one. */
const longestUserAgent = 512;

/** Records when and with which client a session was used. */
export async function recordUse(
  database: Database,
  session: { id: number; last_used_ts: Date | null },
  userAgent: string | undefined,
  now: Date,
): Promise<void> {
  const due = new Date(now.getTime() - writtenEveryMilliseconds);
  if (session.last_used_ts && session.last_used_ts > due) return;
  await database
    .updateTable('sessions')
    .set({ last_used_ts: now, user_agent: userAgent?.slice(0, longestUserAgent) ?? null })
    .where('id', '=', session.id)
    // Of the concurrent requests of a page, only one writes.
    .where((eb) => eb.or([eb('last_used_ts', 'is', null), eb('last_used_ts', '<=', due)]))
    .execute();
}
