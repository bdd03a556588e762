import type { SelectQueryBuilder } from 'kysely';
import { isInScope, type LocationScope } from '../../platform/access/locationScope.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import {
  canBeMerged,
  firstOfEachLocation,
  isAtThisLocation,
} from '../../platform/tallies/firstOfEachLocation.ts';
import type { ListConditions } from '../../platform/tallies/listConditions.ts';

/** A list of geo logs, up to the end of a page. */
export type GeoLogList = { scope: LocationScope; conditions: ListConditions; rowsToPageEnd: number };

/** The ids of the geo logs at these locations that meet the conditions, flagged ones first; right up to the end of the page. */
export function geoLogIds(database: Database, { scope, conditions, rowsToPageEnd }: GeoLogList) {
  const logs = database.selectFrom('geo_logs').select('geo_logs.id');
  const meeting = logs.where((eb) => eb.and([...conditions.tallied, ...conditions.others]));
  if (!canBeMerged(scope, rowsToPageEnd)) return inOrder(meeting.where(isInScope('location_id', scope)));
  const ofOneLocation = inOrder(meeting.where(isAtThisLocation)).limit(rowsToPageEnd);
  return inOrder(logs.where('geo_logs.id', 'in', firstOfEachLocation(scope, ofOneLocation)));
}

/** Flagged logs first, then the newest first. */
export function inOrder<Row>(logs: SelectQueryBuilder<Tables, 'geo_logs', Row>) {
  return logs
    .orderBy('is_flagged_for_staffer_review', 'desc')
    .orderBy('created_ts', 'desc')
    .orderBy('id', 'desc');
}
