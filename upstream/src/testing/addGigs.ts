import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** Adds copies of the first gig of a location. */
export async function addGigs(database: Database, locationId: number, count: number): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = 'gigs' and column_name not in ('id', 'checkin_token') and is_generated = 'NEVER'
  `.execute(database);
  const columns = sql.join(rows.map(({ name }) => sql.ref(name)));
  await sql`
    insert into gigs (${columns})
    select ${columns} from (select * from gigs where location_id = ${locationId} order by id limit 1) as gigs
    cross join generate_series(1, ${count}::integer)
  `.execute(database);
}
