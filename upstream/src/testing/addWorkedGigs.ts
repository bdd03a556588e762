import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { withoutChanges } from '../platform/database/withoutChanges.ts';

/** A gig whose pros have worked, in the order of their applications. */
export type WorkedGig = { gigId: number; applicationIds: number[] };

type Work = {
  locationId: number;
  gigs: number;
  /** The pros of each gig. The gigs share them. */
  people: number;
  /** When the work of 8 hours ended. */
  endedAt: Date;
};

/** Adds gigs whose pros clocked in and out and are not paid yet. */
export async function addWorkedGigs(
  database: Database,
  { locationId, gigs, people, endedAt }: Work,
): Promise<WorkedGig[]> {
  return database.transaction().execute(async (trx) => {
    await withoutChanges(trx);
    await sql`
      create temporary table workers on commit drop as
      with added as (
        insert into users (username, email, first_name, last_name, date_joined)
        select 'worker-' || id, 'worker-' || id || '@brigade.example', 'Pat', 'Worker', ${endedAt}
        from (
          select (select max(id) from users) + n as id from generate_series(1, ${people}::integer) as n
        ) as workers
        returning id
      ), pros as (
        insert into pros (
          user_id, display_name, city, market_id, rating, gigs_worked, completion_percentage, review_count, created_ts
        )
        select added.id, 'Pat ' || added.id, city, market_id, 4.5, 10, 95, 8, ${endedAt}
        from added, locations where locations.id = ${locationId}
        returning id
      )
      select id from pros
    `.execute(trx);
    await sql`
      create temporary table worked_gigs on commit drop as
      with added as (
        insert into gigs (
          location_id, skill_id, status, start_time, end_time, timezone, allowed_confirmed_pros, wage_amount,
          address_line_1, city, state_code, zip_code, checkin_code, chat_token, created_ts, last_updated_ts,
          total_applications, selected_applications, confirmed_applications
        )
        select locations.id, (select min(id) from skills), 'INCOMPLETE', ${endedAt}::timestamptz - interval '8 hours',
          ${endedAt}, timezone, ${people}, 24.5, street_address, city, state_code, zip_code, '4821', 'chat-token',
          ${endedAt}, ${endedAt}, ${people}, ${people}, ${people}
        from locations, generate_series(1, ${gigs}::integer)
        where locations.id = ${locationId}
        returning id
      )
      select id from added
    `.execute(trx);
    const { rows } = await sql<{ id: number; gig_id: number }>`
      insert into gig_applications (
        gig_id, location_id, gig_start_time, pro_id, is_selected, is_confirmed, match_score, work_start_time,
        work_end_time, original_work_start_time, original_work_end_time, created_ts, last_updated_ts
      )
      select gigs.id, location_id, start_time, workers.id, true, true, 75, start_time, end_time, start_time, end_time,
        gigs.created_ts, gigs.created_ts
      from worked_gigs join gigs using (id), workers
      order by gigs.id, workers.id
      returning id, gig_id
    `.execute(trx);
    await sql`
      insert into time_punches (application_id, time, punch_type)
      select gig_applications.id, time, punch_type
      from worked_gigs
      join gig_applications on gig_id = worked_gigs.id,
      lateral (values (work_start_time, 'CLOCK_IN'), (work_end_time, 'CLOCK_OUT')) as punches (time, punch_type)
    `.execute(trx);
    return [...Map.groupBy(rows, ({ gig_id }) => gig_id)].map(([gigId, applications]) => ({
      gigId,
      applicationIds: applications.map(({ id }) => id),
    }));
  });
}
