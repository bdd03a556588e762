import type { Database } from '../../database/database.ts';
import { familyOf } from './network.ts';

/** A token's last use is written at most this often, so that reads do not cause a write each. */
const writtenEveryMilliseconds = 60_000;

/** Records when a token was used, and with which kind of address. */
export async function recordTokenUse(
  database: Database,
  token: { id: number; last_used_ts: Date | null },
  address: string,
  now: Date,
): Promise<void> {
  const due = new Date(now.getTime() - writtenEveryMilliseconds);
  if (token.last_used_ts && token.last_used_ts > due) return;
  await database
    .updateTable('api_tokens')
    .set({ last_used_ts: now, last_used_family: familyOf(address) })
    .where('id', '=', token.id)
    // Of concurrent requests, only one writes.
    .where((eb) => eb.or([eb('last_used_ts', 'is', null), eb('last_used_ts', '<=', due)]))
    .execute();
}
