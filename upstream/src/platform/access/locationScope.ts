import { type Expression, sql, type SqlBool } from 'kysely';
import type { Database } from '../../database/database.ts';
import { containsPattern } from '../database/containsPattern.ts';
import type { Caller } from './caller.ts';
import { accessTo, visibleLocationIds } from './locationAccess.ts';

/** The locations that a list covers: all there are, or these. */
export type LocationScope = 'all' | readonly number[];

/** True for rows whose location, in this column, is one of the list's. */
export function isInScope(column: string, scope: LocationScope): Expression<SqlBool> {
  if (scope === 'all') return sql<SqlBool>`true`;
  return scope.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`${sql.ref(column)} in (${sql.join(scope)})`;
}

/** What narrows the locations of a list. The names are found anywhere in the whole name, in any case. */
export type LocationScopeFilter = {
  location_id?: number | undefined;
  location_name?: string | undefined;
  market_name?: string | undefined;
  /** Only where the caller holds a role, which a platform admin need not. */
  managed?: boolean | undefined;
};

/**
 * The locations of a list: those that the caller may see and the filter keeps.
 *
 * @throws ApiError not_found for a `location_id` that the caller may not know of
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
