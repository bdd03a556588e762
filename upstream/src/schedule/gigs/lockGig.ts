import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { GigsTable } from '../gigs/gigsTable.ts';
import { notFound } from '../../platform/errors.ts';

/** A gig that is locked until the transaction ends. */
export type LockedGig = Selectable<GigsTable>;

/** Locks a gig for update. @throws ApiError not_found */
export async function lockGig(trx: Database, gigId: number): Promise<LockedGig> {
  const gig = await trx.selectFrom('gigs').selectAll().where('id', '=', gigId).forUpdate().executeTakeFirst();
  if (!gig) throw notFound('gig');
  return gig;
}
