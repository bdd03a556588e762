import type { Database } from '../../database/database.ts';
import type { CheckedPosting, NewGig } from '../../gigs/posting/newGig.ts';

/**
 * Posts gigs that were checked, by one statement. Several, and those of a series, share a bundle.
 *
 * @returns their ids, in the order of `gigs`
 */
export async function insertGigs(
  trx: Database,
  { gigs, recurrence }: CheckedPosting,
  now: Date,
): Promise<number[]> {
  if (gigs.length === 0) return [];
  const bundle_id = gigs.length > 1 || recurrence ? await insertBundle(trx, recurrence, now) : null;
  const inserted = await trx
    .insertInto('gigs')
    .values(gigs.map(({ row }) => ({ ...row, bundle_id, is_recurring: recurrence !== null })))
    .returning('id')
    .execute();
  const ids = inserted.map(({ id }) => id);
  const requirements = belongings(gigs, ids, 'requirementIds');
  if (requirements.length > 0) {
    await trx
      .insertInto('gig_requirements')
      .values(requirements.map(([gig_id, requirement_id]) => ({ gig_id, requirement_id })))
      .execute();
  }
  const attachments = belongings(gigs, ids, 'attachmentIds');
  if (attachments.length > 0) {
    await trx
      .insertInto('gig_attachments')
      .values(attachments.map(([gig_id, attachment_id]) => ({ gig_id, attachment_id })))
      .execute();
  }
  const groups = belongings(gigs, ids, 'groupIds');
  if (groups.length > 0) {
    await trx
      .insertInto('gig_groups')
      .values(groups.map(([gig_id, group_id]) => ({ gig_id, group_id })))
      .execute();
  }
  return ids;
}

async function insertBundle(
  trx: Database,
  recurrence: CheckedPosting['recurrence'],
  now: Date,
): Promise<number> {
  const { id } = await trx
    .insertInto('gig_bundles')
    .values({ recurrence: recurrence && JSON.stringify(recurrence), created_ts: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Each gig's id with each id of what belongs to it, once. */
function belongings(
  gigs: readonly NewGig[],
  ids: readonly number[],
  kind: 'requirementIds' | 'attachmentIds' | 'groupIds',
): (readonly [gigId: number, id: number])[] {
  return ids.flatMap((gigId, index) => [...new Set(gigs[index]?.[kind])].map((id) => [gigId, id] as const));
}
