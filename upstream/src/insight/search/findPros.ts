import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import { isInScope } from '../../platform/access/locationScope.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { hasWords } from '../../platform/database/wordBeginnings.ts';
import { isFavorite } from '../../pros/profiles/proFlags.ts';
import { orderPros } from '../../pros/search/proOrders.ts';
import { mostResults, type SearchRequest } from './searchRequest.ts';

/**
 * The pros found by name: first those who are a favorite or have applied here, each the best rated first. Other pros are
 * left out while they are suspended, except for callers who see all locations.
 */
export async function findPros(database: Database, { words, scope }: SearchRequest): Promise<number[]> {
  if (words.length === 0) return [];
  const eb = expressionBuilder<Tables, 'pros'>();
  const named = eb('pros.id', 'in', prosNamed(database, words));
  const idsOf = async (conditions: readonly Expression<SqlBool>[], limit: number) => {
    const pros = database
      .selectFrom('pros')
      .select('pros.id')
      .where(eb.and([named, ...conditions]));
    return (await orderPros(pros, '-weighted_rating').limit(limit).execute()).map(({ id }) => id);
  };
  const known =
    scope === 'all' ? [] : await idsOf([eb.or([isFavorite(scope), hasApplied(scope)])], mostResults);
  if (known.length === mostResults) return known;
  const others = [
    ...(known.length === 0 ? [] : [eb('pros.id', 'not in', known)]),
    ...(scope === 'all' ? [] : [eb('pros.is_suspended', '=', false)]),
  ];
  return [...known, ...(await idsOf(others, mostResults - known.length))];
}

/** By their display name, or by first and last name; each has an index of its own. */
export function prosNamed(database: Database, words: readonly string[]) {
  const byDisplayName = database
    .selectFrom('pros')
    .select('pros.id')
    .where(hasWords(sql`pros.display_name`, words));
  const byFullName = database
    .selectFrom('pros')
    .innerJoin('users', 'users.id', 'pros.user_id')
    .select('pros.id')
    .where(hasWords(sql`users.first_name || ' ' || users.last_name`, words));
  return byDisplayName.union(byFullName);
}

function hasApplied(scope: readonly number[]) {
  const eb = expressionBuilder<Tables, 'pros'>();
  return eb.exists(
    eb
      .selectFrom('gig_applications')
      .select('gig_applications.id')
      .whereRef('gig_applications.pro_id', '=', 'pros.id')
      .where(isInScope('gig_applications.location_id', scope)),
  );
}
