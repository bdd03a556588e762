import { type Insertable, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { GigApplicationsTable } from '../filling/applications/applicationsTable.ts';
import type { GigsTable } from '../schedule/gigs/gigsTable.ts';
import type { LocationsTable } from '../businesses/locations/locationsTable.ts';
import type { ProsTable } from '../pros/profiles/profileTables.ts';
import { fixtureIds, testStart } from './fixtureIds.ts';
import { addPerson } from './people.ts';

/** The instant that many hours after the test's start; negative for before. */
export function hoursFromStart(hours: number): Date {
  return new Date(Date.parse(testStart) + hours * 3_600_000);
}

/** Adds a location, by default an approved one of Harbor in Nashville; returns the id. */
export async function addLocation(
  database: Database,
  values: Partial<Insertable<LocationsTable>> = {},
): Promise<number> {
  const { id } = await database
    .insertInto('locations')
    .values({
      organization_id: fixtureIds.harbor,
      market_id: 1,
      name: 'Harbor Terrace',
      street_address: '12 Broadway',
      city: 'Nashville',
      state_code: 'TN',
      zip_code: '37203',
      timezone: 'America/Chicago',
      longitude: -86.7816,
      latitude: 36.1627,
      approval_status: 'APPROVED',
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Adds a pro and their user; returns the pro's id. */
export async function addPro(
  database: Database,
  values: Partial<Insertable<ProsTable>> = {},
): Promise<number> {
  const userId = values.user_id ?? (await addPerson(database, { app_mode: 'GIGSTER' }));
  const { id } = await database
    .insertInto('pros')
    .values({
      user_id: userId,
      display_name: 'Pat P.',
      city: 'Nashville',
      market_id: 1,
      rating: 4.5,
      gigs_worked: 10,
      completion_percentage: 95,
      review_count: 8,
      created_ts: testStart,
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Adds a gig; by default POSTED at Harbor House, 24 to 32 h after the test's start, with 2 positions. */
export async function addGig(
  database: Database,
  values: Partial<Insertable<GigsTable>> = {},
): Promise<number> {
  const { id } = await database
    .insertInto('gigs')
    .values({
      location_id: fixtureIds.harborHouse,
      skill_id: fixtureIds.server,
      status: 'POSTED',
      start_time: hoursFromStart(24),
      end_time: hoursFromStart(32),
      timezone: 'America/Chicago',
      allowed_confirmed_pros: 2,
      wage_amount: 24.5,
      address_line_1: '1 Harbor Way',
      city: 'Nashville',
      state_code: 'TN',
      zip_code: '37203',
      checkin_code: '4821',
      chat_token: 'chat-token',
      created_ts: hoursFromStart(-48),
      last_updated_ts: hoursFromStart(-48),
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Adds an application, by default an open one, and counts it on its gig; returns the id. */
export async function addApplication(
  database: Database,
  values: Partial<Insertable<GigApplicationsTable>> & { gig_id: number; pro_id: number },
): Promise<number> {
  const gig = await database
    .selectFrom('gigs')
    .select(['location_id', 'start_time', 'end_time'])
    .where('id', '=', values.gig_id)
    .executeTakeFirstOrThrow();
  const { id } = await database
    .insertInto('gig_applications')
    .values({
      location_id: gig.location_id,
      gig_start_time: gig.start_time,
      match_score: 75,
      work_start_time: gig.start_time,
      work_end_time: gig.end_time,
      original_work_start_time: gig.start_time,
      original_work_end_time: gig.end_time,
      created_ts: hoursFromStart(-24),
      last_updated_ts: hoursFromStart(-24),
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await countOnGig(database, values.gig_id);
  return id;
}

async function countOnGig(database: Database, gigId: number): Promise<void> {
  await sql`
    update gigs set
      total_applications = counts.total,
      selected_applications = counts.selected,
      confirmed_applications = counts.confirmed,
      cancelled_applications = counts.cancelled
    from (
      select count(*) as total,
        count(*) filter (where is_selected and not is_cancelled) as selected,
        count(*) filter (where is_confirmed and not is_cancelled) as confirmed,
        count(*) filter (where is_cancelled) as cancelled
      from gig_applications where gig_id = ${gigId}
    ) counts
    where id = ${gigId}
  `.execute(database);
}
