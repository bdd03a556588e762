import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors.ts';
import { milesFromLocation } from '../../pros/profiles/proDistance.ts';
import { proSummaryColumns, toProSummary } from '../../pros/profiles/proSummary.ts';
import type { GeoLogResponse } from './geoLogResponse.ts';
import type { Position } from './metersBetween.ts';

/** Geo logs with everything that responses contain, in no particular order. */
function selectGeoLogRows(database: Database) {
  return database
    .selectFrom('geo_logs')
    .innerJoin('gigs', 'gigs.id', 'geo_logs.gig_id')
    .innerJoin('locations', 'locations.id', 'geo_logs.location_id')
    .innerJoin('pros', 'pros.id', 'geo_logs.pro_id')
    .leftJoin('users as reviewers', 'reviewers.id', 'geo_logs.reviewed_by_user_id')
    .leftJoin('favorite_pros', (join) =>
      join
        .onRef('favorite_pros.location_id', '=', 'geo_logs.location_id')
        .onRef('favorite_pros.pro_id', '=', 'geo_logs.pro_id'),
    )
    .leftJoin('pro_block_locations', (join) =>
      join
        .onRef('pro_block_locations.location_id', '=', 'geo_logs.location_id')
        .onRef('pro_block_locations.pro_id', '=', 'geo_logs.pro_id'),
    )
    .selectAll('geo_logs')
    .select([
      'gigs.timezone',
      'locations.market_id',
      'reviewers.first_name as reviewer_first_name',
      'reviewers.last_name as reviewer_last_name',
      'favorite_pros.id as favorite_id',
      ...proSummaryColumns,
    ])
    .select(milesFromLocation(sql.ref('geo_logs.location_id')).as('distance_miles'))
    .select((eb) => eb('pro_block_locations.pro_id', 'is not', null).$castTo<boolean>().as('is_blocked'));
}

type GeoLogRow = Awaited<ReturnType<ReturnType<typeof selectGeoLogRows>['executeTakeFirstOrThrow']>>;

/** The geo logs with these ids, in the order of the ids. */
export async function loadGeoLogs(database: Database, ids: readonly number[]): Promise<GeoLogResponse[]> {
  const rows = await selectGeoLogRows(database).where('geo_logs.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, toGeoLog(row)]));
  return ids.map((id) => byId.get(id)).filter((log) => log !== undefined);
}

/** @throws ApiError not_found when there is no such log */
export async function loadGeoLog(database: Database, id: number): Promise<GeoLogResponse> {
  const [log] = await loadGeoLogs(database, [id]);
  if (!log) throw notFound('geo log');
  return log;
}

function toGeoLog(row: GeoLogRow): GeoLogResponse {
  return {
    id: row.id,
    action: row.action,
    precision: row.precision,
    coordinates: pointOf(row),
    metadata: {
      gig_id: row.gig_id,
      user_id: row.user_id,
      market_id: row.market_id,
      location_id: row.location_id,
      gig_application_id: row.application_id,
    },
    gigster: toProSummary(row),
    timezone: row.timezone,
    fence: {
      coordinates: pointOf({ longitude: row.fence_longitude, latitude: row.fence_latitude }),
      radius_meters: row.fence_radius_meters,
    },
    punch_type: row.punch_type,
    away_until_ts: row.away_until_ts?.toISOString() ?? null,
    is_flagged_for_staffer_review: row.is_flagged_for_staffer_review,
    review_reasons: row.review_reasons,
    review_note: row.review_note,
    reviewed_ts: row.reviewed_ts?.toISOString() ?? null,
    reviewed_by:
      row.reviewed_by_user_id === null
        ? null
        : {
            id: row.reviewed_by_user_id,
            first_name: row.reviewer_first_name ?? '',
            last_name: row.reviewer_last_name ?? '',
          },
    created_ts: row.created_ts.toISOString(),
    last_updated_ts: row.last_updated_ts.toISOString(),
  };
}

function pointOf({ longitude, latitude }: Position): GeoLogResponse['coordinates'] {
  return { type: 'Point', coordinates: [longitude, latitude] };
}
