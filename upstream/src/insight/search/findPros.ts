import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import { isInScope } from '../../platform/access/locationScope.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { beginningsQuery } from '../../platform/database/wordBeginnings.ts';
import { orderPros } from '../../pros/search/proOrders.ts';
import { mostResults, type SearchRequest } from './searchRequest.ts';

/**
 * The pros found by name: first those who are a favorite or have applied here, each the best rated first. Other pros are
 * left out while they are suspended, except for callers who see all locations.
 */
export async function findPros(database: Database, { words, scope }: SearchRequest): Promise<number[]> {
  if (words.length === 0) return [];
  const eb = expressionBuilder<Tables, 'pros'>();
  const idsOf = async (conditions: readonly Expression<SqlBool>[], limit: number) => {
    const named = database
      .selectFrom('pros')
      .select(['pros.id', 'pros.weighted_rating', 'pros.is_suspended'])
      .where(isProNamed(words));
    // Sorted before the conditions, which are then read of the first ones and not of all.
    const sorted = orderPros(named, '-weighted_rating').offset(0).as('pros');
    const rows = await database
      .selectFrom(sorted)
      .select('pros.id')
      .where(eb.and(conditions))
      // The same order: SQL does not promise to keep that of a subquery, and PostgreSQL sorts only once.
      .orderBy('weighted_rating', (by) => by.desc().nullsLast())
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  };
  const known = scope === 'all' ? [] : await idsOf([isKnown(scope)], mostResults);
  if (known.length === mostResults) return known;
  const others = [
    ...(known.length === 0 ? [] : [eb('pros.id', 'not in', known)]),
    ...(scope === 'all' ? [] : [eb('pros.is_suspended', '=', false)]),
  ];
  return [...known, ...(await idsOf(others, mostResults - known.length))];
}

/** By the display name, or by the first and last name: all words in the same one. */
export function isProNamed(words: readonly string[]): Expression<SqlBool> {
  return sql<SqlBool>`pros.name_words @@ (${beginningsQuery(words, 'd ')} || ${beginningsQuery(words, 'f ')})`;
}

/**
 * Whether the pro is a favorite or has applied at any of these locations. The values of subqueries, unlike `exists`, are
 * never replaced by a set of all pros for which they hold.
 */
function isKnown(scope: readonly number[]): Expression<SqlBool> {
  return sql<SqlBool>`(
    (
      select id from favorite_pros where favorite_pros.pro_id = pros.id
        and ${isInScope('favorite_pros.location_id', scope)} limit 1
    ) is not null
    or (
      select id from gig_applications where gig_applications.pro_id = pros.id
        and ${isInScope('gig_applications.location_id', scope)} limit 1
    ) is not null
  )`;
}
