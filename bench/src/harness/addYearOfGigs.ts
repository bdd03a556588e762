import type { Database } from '@brigade/upstream/platform/database/database.ts';
import { sql } from 'kysely';

const busyMonth = 3;
const inBusyMonth = 1_000;
const inOtherMonths = 4_000;

/** Adds the gigs of 2027 to location 1 of the demo data: copies of an existing one, spread over days and hours. */
export async function addYearOfGigs(database: Database): Promise<void> {
  const model = await database
    .selectFrom('gigs')
    .selectAll()
    .where('location_id', '=', 1)
    .where('status', '=', 'POSTED')
    .where('event_id', 'is', null)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const { id: _id, is_in_event: _isInEvent, search_words: _words, settings, ...values } = model;
  const skills = await database.selectFrom('skills').select('id').orderBy('id').execute();
  const starts = Array.from({ length: 12 }, (_, index) => startsOf(index + 1)).flat();
  // Skips the change records.
  await sql`select set_config('change.recording', 'off', false)`.execute(database);
  for (let from = 0; from < starts.length; from += 500) {
    await database
      .insertInto('gigs')
      .values(
        starts.slice(from, from + 500).map((start, index) => ({
          ...values,
          settings: JSON.stringify(settings),
          skill_id: skills[index % skills.length]?.id ?? values.skill_id,
          start_time: start,
          end_time: new Date(start.getTime() + (4 + (index % 5)) * 3_600_000),
          bundle_id: null,
          is_recurring: false,
        })),
      )
      .execute();
  }
  // Statistics like those of a database in use.
  await sql`analyze`.execute(database);
}

function startsOf(month: number): Date[] {
  const count = month === busyMonth ? inBusyMonth : Math.floor(inOtherMonths / 11);
  const days = new Date(Date.UTC(2027, month, 0)).getUTCDate();
  return Array.from({ length: count }, (_, index) => {
    const hour = 14 + ((index * 7) % 10);
    return new Date(Date.UTC(2027, month - 1, 1 + (index % days), hour, (index % 4) * 15));
  });
}
