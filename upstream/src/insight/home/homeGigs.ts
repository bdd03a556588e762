import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** The gigs of these ids, by id. */
export async function readHomeGigs(database: Database, gigIds: readonly number[], now: Date) {
  if (gigIds.length === 0) return new Map<number, never>();
  const rows = await database
    .selectFrom('gigs')
    .innerJoin('skills', 'skills.id', 'gigs.skill_id')
    .select([
      'gigs.id',
      'gigs.start_time',
      'gigs.end_time',
      'gigs.allowed_confirmed_pros',
      'gigs.selected_applications',
      'gigs.confirmed_applications',
      'skills.name as skill_name',
    ])
    .select([
      sql<number>`gigs.total_applications - gigs.cancelled_applications - gigs.selected_applications`.as(
        'open_applications',
      ),
      sql<number>`(
        select count(*) from direct_offers where direct_offers.gig_id = gigs.id and direct_offers.status = 'PENDING'
          and (direct_offers.expires_ts is null or direct_offers.expires_ts > ${now})
      )`.as('pending_offers'),
    ])
    .where('gigs.id', 'in', gigIds)
    .execute();
  return new Map(rows.map((gig) => [gig.id, gig]));
}

/** Gigs that are shown, by id. */
export type HomeGigs = Awaited<ReturnType<typeof readHomeGigs>>;
