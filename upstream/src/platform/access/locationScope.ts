import { type Expression, sql, type SqlBool } from 'kysely';
import type { Database } from '../database/database.ts';
import { containsPattern } from '../database/containsPattern.ts';
import type { Caller } from './caller.ts';
import { accessTo, visibleLocationIds } from './locationAccess.ts';

/** The locations that a list covers: all, or these ids. */
export type LocationScope = 'all' | readonly number[];

/** The location of a scope of one; null for any other. */
export function onlyLocation(scope: LocationScope): number | null {
  const [id, ...others] = scope === 'all' ? [] : scope;
  return id === undefined || others.length > 0 ? null : id;
}

/** Matches rows whose location, in this column, is in scope. */
export function isInScope(column: string, scope: LocationScope): Expression<SqlBool> {
  if (scope === 'all') return sql<SqlBool>`true`;
  return scope.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`${sql.ref(column)} in (${sql.join(scope)})`;
}

/** Filters for the locations of a list. Names match as case-insensitive substrings. */
export type LocationScopeFilter = {
  location_id?: number | undefined;
  location_name?: string | undefined;
  market_name?: string | undefined;
  /** Only locations where the caller has a role; excludes the implicit access of platform admins. */
  managed?: boolean | undefined;
};

/**
 * The locations of a list: the ones that the caller can see and that match the filter.
 *
 * @throws ApiError not_found for a `location_id` without access
 */
export async function locationScope(
  database: Database,
  caller: Caller,
  { location_id, location_name, market_name, managed }: LocationScopeFilter,
): Promise<LocationScope> {
  if (location_id !== undefined) await accessTo(database, caller, location_id);
  const isNarrowed = location_name !== undefined || market_name !== undefined || managed === true;
  if (!isNarrowed) {
    if (location_id !== undefined) return [location_id];
    if (caller.isPlatformAdmin) return 'all';
  }
  let locations = visibleLocationIds(database, managed ? { ...caller, isPlatformAdmin: false } : caller);
  if (location_id !== undefined) locations = locations.where('locations.id', '=', location_id);
  if (location_name !== undefined) {
    locations = locations.where('locations.name', 'ilike', containsPattern(location_name));
  }
  if (market_name !== undefined) {
    locations = locations.where('locations.market_id', 'in', (eb) =>
      eb
        .selectFrom('markets')
        .select('markets.id')
        .where('markets.name', 'ilike', containsPattern(market_name)),
    );
  }
  return (await locations.execute()).map(({ id }) => id);
}
