import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { checkAttachments } from '../posting/checkAttachments.ts';
import { requirementsOfPosting } from '../posting/requirementsOfPosting.ts';
import type { GigChange } from './gigChange.ts';
import type { LockedGig } from '../gigs/lockGig.ts';

/** What belongs to a gig by a table of pairs. */
const kinds = {
  requirements: { pairs: 'gig_requirements', column: 'requirement_id' },
  attachments: { pairs: 'gig_attachments', column: 'attachment_id' },
} as const;

type Kind = keyof typeof kinds;

/** The names of what belonged to a gig, and of what belongs to it now. */
export type ChangedBelongings = Partial<Record<Kind, { before: string[]; after: string[] }>>;

/**
 * Gives a gig other requirements and attachments, where a change names any.
 *
 * @throws ApiError invalid at those that are not there for this gig
 */
export async function replaceBelongings(
  trx: Database,
  gig: Pick<LockedGig, 'id' | 'location_id' | 'skill_id'>,
  { selected_requirement_ids, attachment_ids }: GigChange,
): Promise<ChangedBelongings> {
  const changed: ChangedBelongings = {};
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
): Promise<ChangedBelongings> {
  const { pairs, column } = kinds[kind];
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
  const { pairs, column } = kinds[kind];
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(kind)}
    where id in (select ${sql.ref(column)} from ${sql.table(pairs)} where gig_id = ${gigId})
    order by name, id
  `.execute(trx);
  return rows.map(({ name }) => name);
}
