import type { Selectable } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { GigsTable } from '../../database/tables/gigs.ts';
import { notFound } from '../../platform/errors.ts';

/** A gig that nobody else changes until the transaction ends. */
export type LockedGig = Selectable<GigsTable>;

/** @throws ApiError not_found */
export async function lockGig(trx: Database, gigId: number): Promise<LockedGig> {
  const gig = await trx.selectFrom('gigs').selectAll().where('id', '=', gigId).forUpdate().executeTakeFirst();
  if (!gig) throw notFound('gig');
  return gig;
}
