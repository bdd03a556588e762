import { sql } from 'kysely';
import { toLocationManager, visibleLocationManagers } from '../../businesses/teams/locationManagers.ts';
import type { Database } from '../../platform/database/database.ts';
import { hasWords } from '../../platform/database/wordBeginnings.ts';
import { mostResults, type SearchRequest } from './searchRequest.ts';

/** The people of the caller's teams found by name; who is in several teams is found once. */
export async function findTeam(database: Database, { words, caller, locationId }: SearchRequest) {
  if (words.length === 0) return [];
  let managers = visibleLocationManagers(database, caller).where(
    hasWords(sql`users.first_name || ' ' || users.last_name`, words),
  );
  if (locationId !== undefined) managers = managers.where('location_managers.location_id', '=', locationId);
  const people = managers.distinctOn('users.id').orderBy('users.id').orderBy('location_managers.id');
  const rows = await database
    .selectFrom(people.as('people'))
    .selectAll()
    .orderBy('first_name')
    .orderBy('last_name')
    .orderBy('id')
    .limit(mostResults)
    .execute();
  return rows.map(toLocationManager);
}
