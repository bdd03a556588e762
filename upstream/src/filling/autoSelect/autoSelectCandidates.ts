import { sql } from 'kysely';
import { findConflicts } from '../conflicts/findConflicts.ts';
import type { Database } from '../../platform/database/database.ts';
import { isUnhindered } from '../matching/matchBlockers.ts';

/** An open applicant, with what auto-select goes by. */
export type Candidate = {
  id: number;
  pro_id: number;
  is_favorite: boolean;
  has_worked_here: boolean;
  /** The best badge that counts. */
  badge: 'GOLD' | 'SILVER' | 'BRONZE' | null;
  match_score: number;
};

type Search = { gigId: number; leastScore: number; now: Date };

/**
 * The open applicants that auto-select may choose, in its order: favorites, pros who have worked there, badge, match
 * score. Excludes pros with a blocker, with a conflict, and those whose selection lapsed.
 */
export async function autoSelectCandidates(
  trx: Database,
  { gigId, leastScore, now }: Search,
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select application.id, application.pro_id, application.match_score, facts.*
    from gig_applications as application
      join gigs on gigs.id = application.gig_id
      join pros on pros.id = application.pro_id
      cross join lateral (
        select
          exists (
            select from favorite_pros where favorite_pros.location_id = gigs.location_id and favorite_pros.pro_id = pros.id
          ) as is_favorite,
          exists (
            select from gig_applications as past
            where past.pro_id = pros.id and past.location_id = gigs.location_id
              and past.is_confirmed and not past.is_cancelled and past.work_end_time <= ${now}
          ) as has_worked_here,
          case
            when 'GOLD' = any(pros.badges) then 'GOLD'
            when 'SILVER' = any(pros.badges) then 'SILVER'
            when 'BRONZE' = any(pros.badges) then 'BRONZE'
          end as badge
      ) as facts
    where application.gig_id = ${gigId} and not application.is_selected and not application.is_cancelled
      and application.selection_lapsed_ts is null and application.match_score >= ${leastScore} and ${isUnhindered}
    order by facts.is_favorite desc, facts.has_worked_here desc,
      array_position(array['GOLD', 'SILVER', 'BRONZE'], facts.badge) nulls last,
      application.match_score desc, application.id
  `.execute(trx);
  const pairs = rows.map(({ pro_id }) => ({ proId: pro_id, gigId }));
  const conflicts = await findConflicts(trx, pairs, now);
  return rows.filter((_candidate, index) => conflicts[index]?.length === 0);
}
