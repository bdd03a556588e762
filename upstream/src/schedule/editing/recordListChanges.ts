import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { ChangedBelongings } from './replaceGigLists.ts';

/** Adds to the record of a change what it did beyond the columns of the gig, which is all that triggers see. */
export async function noteBelongings(
  trx: Database,
  { id, revision }: { id: number; revision: number },
  changed: ChangedBelongings,
): Promise<void> {
  const side = (which: 'before' | 'after') =>
    JSON.stringify(Object.fromEntries(Object.entries(changed).map(([kind, names]) => [kind, names[which]])));
  await sql`
    update changes set before = before || ${side('before')}::jsonb, after = after || ${side('after')}::jsonb
    where gig_id = ${id} and subject = 'gigs' and (after ->> 'revision')::integer = ${revision}
  `.execute(trx);
}
