import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { ChangedLists } from './replaceGigLists.ts';

/** Adds the changes of a gig's lists to the change record that triggers made from the gig's columns. */
export async function recordListChanges(
  trx: Database,
  { id, revision }: { id: number; revision: number },
  changed: ChangedLists,
): Promise<void> {
  const side = (which: 'before' | 'after') =>
    JSON.stringify(Object.fromEntries(Object.entries(changed).map(([kind, names]) => [kind, names[which]])));
  await sql`
    update changes set before = before || ${side('before')}::jsonb, after = after || ${side('after')}::jsonb
    where gig_id = ${id} and subject = 'gigs' and (after ->> 'revision')::integer = ${revision}
  `.execute(trx);
}
