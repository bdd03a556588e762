import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/**
 * Recalculates the application counts of gigs and the status that depends on them. The gigs must be locked. Before its
 * start, a gig becomes CONFIRMED when enough pros are confirmed, and POSTED again when one drops out.
 */
export async function recountGigs(database: Database, gigIds: readonly number[], now: Date): Promise<void> {
  await sql`
    update gigs set
      total_applications = counts.total,
      selected_applications = counts.selected,
      confirmed_applications = counts.confirmed,
      confirmed_auto_matched_applications = counts.confirmed_auto_matched,
      cancelled_applications = counts.cancelled,
      status = case
        when status = 'POSTED' and start_time > ${now} and counts.confirmed >= allowed_confirmed_pros then 'CONFIRMED'
        when status = 'CONFIRMED' and start_time > ${now} and counts.confirmed < allowed_confirmed_pros then 'POSTED'
        else status
      end,
      last_updated_ts = ${now}
    from (
      select
        gig_id,
        count(*) as total,
        count(*) filter (where is_selected and not is_cancelled) as selected,
        count(*) filter (where is_confirmed and not is_cancelled) as confirmed,
        count(*) filter (where is_confirmed and not is_cancelled and selection_source = 'AUTO_MATCH')
          as confirmed_auto_matched,
        count(*) filter (where is_cancelled) as cancelled
      from gig_applications
      where gig_id in (${sql.join(gigIds)})
      group by gig_id
    ) as counts
    where gigs.id = counts.gig_id
  `.execute(database);
}
