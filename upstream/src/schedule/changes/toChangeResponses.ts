import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { ChangesTable } from './changesTable.ts';
import { readChangedFields } from './changedFields.ts';
import type { ChangeResponse } from './changeResponse.ts';

/** A change with the names of the actor and of the pro. */
export type ChangeRow = Selectable<ChangesTable> & {
  first_name: string | null;
  last_name: string | null;
  /** The display name of an actor who is a pro. */
  actor_pro_name: string | null;
  pro_name: string | null;
};

type Seen = { seesMoney: boolean; slug: string };

/** The responses of changes, with names instead of ids. */
export async function toChangeResponses(
  database: Database,
  rows: readonly ChangeRow[],
  seen: Seen,
): Promise<ChangeResponse[]> {
  const fields = await readChangedFields(database, rows, seen);
  return rows.map((row, index) => ({
    id: row.id,
    subject: row.subject === 'gig_applications' ? 'application' : 'gig',
    action: row.action,
    actor: row.actor_user_id === null ? null : { id: row.actor_user_id, name: actorName(row) },
    pro_name: row.pro_name,
    created_ts: row.created_ts.toISOString(),
    fields: fields[index] ?? [],
  }));
}

/** Businesses see the last name of a pro as an initial. */
function actorName({
  actor_pro_name,
  first_name,
  last_name,
}: Pick<ChangeRow, 'actor_pro_name' | 'first_name' | 'last_name'>): string {
  return actor_pro_name ?? [first_name, last_name].filter(Boolean).join(' ');
}
