import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import type { LocationScope } from '../../platform/access/locationScope.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { hasAnyWord } from '../../platform/database/wordBeginnings.ts';
import { gigIds } from '../../schedule/gigs/gigList.ts';
import { type GigOrder, orderGigs } from '../../schedule/gigs/gigOrders.ts';
import { gigSearch } from '../../schedule/gigs/gigSearch.ts';
import { searchedDate } from './searchedDate.ts';
import { mostResults, type SearchRequest } from './searchRequest.ts';

const hour = 3_600_000;

/** The gigs found by number, by day, or by words: what has not ended from the next on, then the latest. */
export async function findGigs(database: Database, request: SearchRequest): Promise<number[]> {
  const { now } = request;
  const ways = await waysToFind(database, request);
  const eb = expressionBuilder<Tables, 'gigs'>();
  const ahead = await firstOf('start_time', [
    // Gigs are shorter than a day: the index is read from here.
    eb('gigs.start_time', '>=', new Date(now.getTime() - 24 * hour)),
    eb('gigs.end_time', '>', now),
  ]);
  if (ahead.length === mostResults) return ahead;
  const others = ahead.length === 0 ? [] : [eb('gigs.id', 'not in', ahead)];
  const past = await firstOf('-start_time', [eb('gigs.start_time', '<', now), ...others]);
  return [...ahead, ...past].slice(0, mostResults);

  async function firstOf(order: GigOrder, period: Way): Promise<number[]> {
    const found = await Promise.all(
      ways.map((way) => idsOf(database, request.scope, order, [...way, ...period])),
    );
    const [only = [], ...more] = found.filter((ids) => ids.length > 0);
    if (more.length === 0) return only;
    const first = database
      .selectFrom('gigs')
      .select('gigs.id')
      .where('gigs.id', 'in', [...new Set([only, ...more].flat())]);
    const rows = await orderGigs(first, order).limit(mostResults).execute();
    return rows.map(({ id }) => id);
  }
}

/** Conditions that must all hold. */
type Way = readonly Expression<SqlBool>[];

async function idsOf(database: Database, scope: LocationScope, order: GigOrder, way: Way): Promise<number[]> {
  const conditions = { tallied: [], others: [...way] };
  const rows = await gigIds(database, { scope, conditions, order, rowsToPageEnd: mostResults })
    .limit(mostResults)
    .execute();
  return rows.map(({ id }) => id);
}

/** How gigs are found: each way has an index in which they are next to each other. */
async function waysToFind(database: Database, request: SearchRequest): Promise<readonly Way[]> {
  const { text, words, locationId, now } = request;
  const eb = expressionBuilder<Tables, 'gigs'>();
  const [, id] = /^#?(\d{1,16})$/.exec(text) ?? [];
  if (id !== undefined) return [[gigSearch(`#${id}`)]];
  const isNotCancelled = eb('gigs.status', '<>', 'CANCELLED');
  const day = searchedDate(text, now);
  if (!day) {
    if (words.length === 0) return [];
    const named = await waysByName(database, words);
    return named.map((way) => [gigSearch(text, locationId), way, isNotCancelled]);
  }
  return [
    [
      // No zone is further from UTC.
      eb('gigs.start_time', '>=', new Date(day.getTime() - 14 * hour)),
      eb('gigs.start_time', '<', new Date(day.getTime() + 36 * hour)),
      sql<SqlBool>`(gigs.start_time at time zone gigs.timezone)::date = ${day.toISOString().slice(0, 10)}::date`,
      isNotCancelled,
    ],
  ];
}

/** A word begins the position or the event; the description may have the others. Most words begin neither. */
async function waysByName(database: Database, words: readonly string[]): Promise<Expression<SqlBool>[]> {
  const eb = expressionBuilder<Tables, 'gigs'>();
  const events = eb
    .selectFrom('events')
    .select('events.id')
    .where(hasAnyWord(sql`events.name`, words));
  const { rows } = await sql<{ skills: number[]; has_events: boolean }>`
    select exists ${events} as has_events,
      array(select id from skills where ${hasAnyWord(sql`skills.name`, words)} order by id) as skills
  `.execute(database);
  const { skills = [], has_events = false } = rows[0] ?? {};
  return [
    ...(skills.length > 0 ? [eb('gigs.skill_id', 'in', skills)] : []),
    ...(has_events ? [eb('gigs.event_id', 'in', events)] : []),
  ];
}
