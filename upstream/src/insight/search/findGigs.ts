import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { hasAnyWord } from '../../platform/database/wordBeginnings.ts';
import { gigIds } from '../../schedule/gigs/gigList.ts';
import type { GigOrder } from '../../schedule/gigs/gigOrders.ts';
import { gigSearch } from '../../schedule/gigs/gigSearch.ts';
import { searchedDate } from './searchedDate.ts';
import { mostResults, type SearchRequest } from './searchRequest.ts';

const hour = 3_600_000;

/** The gigs found by number, by day, or by words: what has not ended from the next on, then the latest. */
export async function findGigs(database: Database, request: SearchRequest): Promise<number[]> {
  const { now } = request;
  const eb = expressionBuilder<Tables, 'gigs'>();
  const ahead = await idsOf(database, request, 'start_time', [
    // Gigs are shorter than a day: the index is read from here.
    eb('gigs.start_time', '>=', new Date(now.getTime() - 24 * hour)),
    eb('gigs.end_time', '>', now),
  ]);
  if (ahead.length === mostResults) return ahead;
  const others = ahead.length === 0 ? [] : [eb('gigs.id', 'not in', ahead)];
  const past = await idsOf(database, request, '-start_time', [eb('gigs.start_time', '<', now), ...others]);
  return [...ahead, ...past].slice(0, mostResults);
}

async function idsOf(
  database: Database,
  request: SearchRequest,
  order: GigOrder,
  period: readonly Expression<SqlBool>[],
): Promise<number[]> {
  const { scope } = request;
  const conditions = { tallied: [], others: [...found(request), ...period] };
  const rows = await gigIds(database, { scope, conditions, order, rowsToPageEnd: mostResults })
    .limit(mostResults)
    .execute();
  return rows.map(({ id }) => id);
}

function found(request: SearchRequest): Expression<SqlBool>[] {
  const { text, words, locationId, now } = request;
  const eb = expressionBuilder<Tables, 'gigs'>();
  const [, id] = /^#?(\d{1,16})$/.exec(text) ?? [];
  if (id !== undefined) return [gigSearch(`#${id}`)];
  const isNotCancelled = eb('gigs.status', '<>', 'CANCELLED');
  const day = searchedDate(text, now);
  if (!day) {
    if (words.length === 0) return [sql<SqlBool>`false`];
    return [gigSearch(text, locationId), isNamed(request), isNotCancelled];
  }
  return [
    // No zone is further from UTC.
    eb('gigs.start_time', '>=', new Date(day.getTime() - 14 * hour)),
    eb('gigs.start_time', '<', new Date(day.getTime() + 36 * hour)),
    sql<SqlBool>`(gigs.start_time at time zone gigs.timezone)::date = ${day.toISOString().slice(0, 10)}::date`,
    isNotCancelled,
  ];
}

/** Whether a word begins the position or the event; the description may have the others. */
function isNamed({ words }: SearchRequest): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'gigs'>();
  const skills = eb
    .selectFrom('skills')
    .select('skills.id')
    .where(hasAnyWord(sql`skills.name`, words));
  const events = eb
    .selectFrom('events')
    .select('events.id')
    .where(hasAnyWord(sql`events.name`, words));
  return eb.or([eb('gigs.skill_id', 'in', skills), eb('gigs.event_id', 'in', events)]);
}
