import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/**
 * Adds to the shifts that pros have worked, and updates the percentage of their confirmed shifts that these are.
 *
 * @param proIds a pro counts as often as they occur
 * @param step 1 for shifts that ended, -1 for those that turn out not to be worked, 0 after a missed shift
 */
export async function countWorkedGigs(
  trx: Database,
  proIds: readonly number[],
  step: -1 | 0 | 1,
): Promise<void> {
  if (proIds.length === 0) return;
  await sql`
    with worked as (
      select pros.id, greatest(0, pros.gigs_worked + ${step} * shifts.count::integer) as total
      from (
        select pro_id, count(*) from unnest(${proIds}::bigint[]) as pro_id group by pro_id
      ) as shifts
      join pros on pros.id = shifts.pro_id
      -- In the order of the ids, so that two machines that end gigs never wait for each other.
      order by pros.id for no key update of pros
    )
    update pros set
      gigs_worked = worked.total,
      completion_percentage = round(
        100.0 * worked.total / nullif(worked.total + callout_count + noshow_count, 0), 1
      )
    from worked where pros.id = worked.id
  `.execute(trx);
}
