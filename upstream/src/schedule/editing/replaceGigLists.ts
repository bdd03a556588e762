import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { gigLists } from '../gigs/gigLists.ts';
import { checkAttachments } from '../posting/checkAttachments.ts';
import { requirementsOfPosting } from '../posting/requirementsOfPosting.ts';
import type { GigChange } from './gigChange.ts';
import type { LockedGig } from '../gigs/lockGig.ts';

type Kind = 'requirements' | 'attachments';

/** The names in the lists of a gig before and after a change. */
export type ChangedLists = Partial<Record<Kind, { before: string[]; after: string[] }>>;

/**
 * Replaces the requirements and attachments of a gig that a change sends.
 *
 * @throws ApiError invalid at items that do not exist for this gig
 */
export async function replaceGigLists(
  trx: Database,
  gig: Pick<LockedGig, 'id' | 'location_id' | 'skill_id'>,
  { selected_requirement_ids, attachment_ids }: GigChange,
): Promise<ChangedLists> {
  const changed: ChangedLists = {};
  if (selected_requirement_ids) {
    const chosen = { selected_requirement_ids };
    const idsOf = await requirementsOfPosting(trx, gig.location_id, chosen, [gig.skill_id]);
    Object.assign(changed, await replace(trx, gig.id, 'requirements', idsOf(gig.skill_id)));
  }
  if (attachment_ids) {
    await checkAttachments(trx, gig.location_id, { attachment_ids });
    Object.assign(changed, await replace(trx, gig.id, 'attachments', attachment_ids));
  }
  return changed;
}

async function replace(
  trx: Database,
  gigId: number,
  kind: Kind,
  ids: readonly number[],
): Promise<ChangedLists> {
  const { pairs, column } = gigLists[kind];
  const before = await names(trx, gigId, kind);
  await sql`delete from ${sql.table(pairs)} where gig_id = ${gigId}`.execute(trx);
  await sql`
    insert into ${sql.table(pairs)} (gig_id, ${sql.ref(column)})
    select ${gigId}, id from ${sql.table(kind)} where id = any(${[...ids]})
  `.execute(trx);
  const after = await names(trx, gigId, kind);
  return before.join('\n') === after.join('\n') ? {} : { [kind]: { before, after } };
}

async function names(trx: Database, gigId: number, kind: Kind): Promise<string[]> {
  const { pairs, column } = gigLists[kind];
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(kind)}
    where id in (select ${sql.ref(column)} from ${sql.table(pairs)} where gig_id = ${gigId})
    order by name, id
  `.execute(trx);
  return rows.map(({ name }) => name);
}
