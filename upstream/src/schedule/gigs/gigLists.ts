import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { id } from '../../platform/server/parameters.ts';

/** The lists of a gig: the table that pairs gigs with their items, and its column of the item's id. */
export const gigLists = {
  requirements: { pairs: 'gig_requirements', column: 'requirement_id' },
  attachments: { pairs: 'gig_attachments', column: 'attachment_id' },
  network_groups: { pairs: 'gig_groups', column: 'group_id' },
} as const;

/** The name of a list, as in the response of a gig. */
export type GigListName = keyof typeof gigLists;

/** The ids that a request sends for the lists that both a posting and a change have. */
export const gigListFields = {
  selected_requirement_ids: z.array(id).max(50),
  attachment_ids: z.array(id).max(10, 'At most 10 attachments'),
};

/** Adds items to the lists of gigs. Each pair is added once, however often it is given. */
export async function addToGigLists(
  trx: Database,
  gigs: readonly { id: number; lists: Record<GigListName, readonly number[]> }[],
): Promise<void> {
  for (const [name, { pairs, column }] of Object.entries(gigLists)) {
    const rows = gigs.flatMap((gig) =>
      [...new Set(gig.lists[name as GigListName])].map((itemId) => ({ gigId: gig.id, itemId })),
    );
    if (rows.length === 0) continue;
    await sql`
      insert into ${sql.table(pairs)} (gig_id, ${sql.ref(column)})
      select * from unnest(
        ${rows.map(({ gigId }) => gigId)}::bigint[], ${rows.map(({ itemId }) => itemId)}::bigint[]
      )
    `.execute(trx);
  }
}
