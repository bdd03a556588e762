import type { Caller } from '../../platform/access/caller.ts';
import { visibleLocationIds } from '../../platform/access/locationAccess.ts';
import type { Database } from '../../platform/database/database.ts';
import type { GigType } from '../gigs/gigsTable.ts';

/**
 * A query of the shifts at locations visible to the caller, by start.
 *
 * @param types only shifts with a gig of one of these types
 * @returns shifts with at least one gig that is not cancelled
 */
export function selectShifts(database: Database, caller: Caller, types?: readonly GigType[]) {
  return database
    .selectFrom('gig_shifts')
    .innerJoin('locations', 'locations.id', 'gig_shifts.location_id')
    .select([
      'gig_shifts.id',
      'gig_shifts.event_id',
      'gig_shifts.start_time',
      'gig_shifts.end_time',
      'gig_shifts.location_id',
      'locations.name as location_name',
      'locations.organization_id',
    ])
    .where('gig_shifts.location_id', 'in', visibleLocationIds(database, caller))
    .where((eb) => {
      const gigs = eb
        .selectFrom('gigs')
        .select('gigs.id')
        .whereRef('gigs.location_id', '=', 'gig_shifts.location_id')
        .whereRef('gigs.start_time', '=', 'gig_shifts.start_time')
        .whereRef('gigs.end_time', '=', 'gig_shifts.end_time')
        .whereRef('gigs.event_id', 'is not distinct from', 'gig_shifts.event_id')
        .where('gigs.status', '<>', 'CANCELLED');
      return eb.exists(types ? gigs.where('gigs.type', 'in', types) : gigs);
    })
    .orderBy('gig_shifts.start_time')
    .orderBy('gig_shifts.id');
}

/** A row of {@link selectShifts}. */
export type ShiftRow = Awaited<ReturnType<ReturnType<typeof selectShifts>['executeTakeFirstOrThrow']>>;
