import { sql } from 'kysely';
import { visibleOrganizationIds } from '../../platform/access/organizationAccess.ts';
import type { Database } from '../../platform/database/database.ts';
import { hasWords } from '../../platform/database/wordBeginnings.ts';
import { mostResults, type SearchRequest } from './searchRequest.ts';

/** The events found by name, the newest first; at one location those with gigs there. */
export async function findEvents(
  database: Database,
  { words, caller, locationId }: SearchRequest,
): Promise<number[]> {
  if (words.length === 0) return [];
  let events = database
    .selectFrom('events')
    .select('events.id')
    .where(hasWords(sql`events.name`, words))
    .where('events.organization_id', 'in', visibleOrganizationIds(database, caller));
  if (locationId !== undefined) {
    events = events.where((eb) =>
      eb.exists(
        eb
          .selectFrom('gigs')
          .select('gigs.id')
          .whereRef('gigs.event_id', '=', 'events.id')
          .where('gigs.location_id', '=', locationId),
      ),
    );
  }
  const rows = await events.orderBy('events.id', 'desc').limit(mostResults).execute();
  return rows.map(({ id }) => id);
}
