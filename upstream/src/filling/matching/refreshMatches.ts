import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { matchPartsObject } from './matchPoints.ts';

/**
 * Recalculates the match scores of the applicants of a gig whose time, place or experience requirement changed.
 * Cancelled applications stay unchanged.
 */
export async function refreshMatches(trx: Database, gigId: number, now: Date): Promise<void> {
  await sql`
    update gig_applications set
      match_parts = judged.parts,
      match_score = (select round(sum(value::numeric)) from jsonb_each_text(judged.parts))
    from (
      select application.id, ${matchPartsObject(now)} as parts
      from gig_applications as application
        join gigs on gigs.id = application.gig_id
        join locations on locations.id = gigs.location_id
        join pros on pros.id = application.pro_id
      where application.gig_id = ${gigId} and not application.is_cancelled
    ) as judged
    where gig_applications.id = judged.id
  `.execute(trx);
}
