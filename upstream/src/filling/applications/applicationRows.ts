import { sql } from 'kysely';
import { among } from '../../platform/database/among.ts';
import type { Database } from '../../platform/database/database.ts';
import { matchBlockerColumns } from '../matching/matchBlockers.ts';
import { milesFromLocation } from '../../pros/profiles/proDistance.ts';
import { proSummaryColumns } from '../../pros/profiles/proSummary.ts';
import { readTimeRecords } from './readTimeRecords.ts';

/** A query of these applications with what each has one of, in no particular order. */
function selectRows(database: Database, ids: readonly number[]) {
  return database
    .selectFrom('gig_applications')
    .innerJoin('gigs', 'gigs.id', 'gig_applications.gig_id')
    .innerJoin('locations', 'locations.id', 'gig_applications.location_id')
    .innerJoin('pros', 'pros.id', 'gig_applications.pro_id')
    .innerJoin('users as pro_users', 'pro_users.id', 'pros.user_id')
    .leftJoin('users as editors', 'editors.id', 'gig_applications.hours_updated_by_user_id')
    .leftJoin('users as overriders', 'overriders.id', 'gig_applications.override_note_by_user_id')
    .leftJoin('favorite_pros', (join) =>
      join
        .onRef('favorite_pros.location_id', '=', 'gig_applications.location_id')
        .onRef('favorite_pros.pro_id', '=', 'gig_applications.pro_id'),
    )
    .selectAll('gig_applications')
    .select([
      'gigs.timezone',
      'gigs.status as gig_status',
      'locations.organization_id',
      'locations.market_id',
      'pro_users.phone_number as pro_phone_number',
      'editors.first_name as editor_first_name',
      'editors.last_name as editor_last_name',
      'overriders.first_name as overrider_first_name',
      'overriders.last_name as overrider_last_name',
      'favorite_pros.id as favorite_id',
      ...proSummaryColumns,
    ])
    .select(milesFromLocation(sql.ref('gig_applications.location_id')).as('distance_miles'))
    .select(matchBlockerColumns)
    .select((eb) => [
      eb
        .exists(
          eb
            .selectFrom('pro_block_locations')
            .select('pro_block_locations.pro_id')
            .whereRef('pro_block_locations.location_id', '=', 'gig_applications.location_id')
            .whereRef('pro_block_locations.pro_id', '=', 'gig_applications.pro_id'),
        )
        .$castTo<boolean>()
        .as('is_blocked'),
      // Pros change hours, too: they accept the counteroffer of a dispute.
      eb
        .selectFrom('pros as editor_pros')
        .select('editor_pros.display_name')
        .whereRef('editor_pros.user_id', '=', 'gig_applications.hours_updated_by_user_id')
        .as('editor_pro_name'),
    ])
    .where(among('gig_applications.id', ids));
}

/** These applications with all that the wire shows of them and their pros, in no particular order. */
export async function readApplicationRows(database: Database, ids: readonly number[]) {
  const [rows, { punches, breaks, flaggedGeoLogs }] = await Promise.all([
    selectRows(database, ids).execute(),
    readTimeRecords(database, ids),
  ]);
  return rows.map((row) => ({
    ...row,
    punches: punches.get(row.id) ?? [],
    breaks: breaks.get(row.id) ?? [],
    flagged_geo_log_count: flaggedGeoLogs.get(row.id) ?? 0,
  }));
}

/** One of {@link readApplicationRows}. */
export type ApplicationRow = Awaited<ReturnType<typeof readApplicationRows>>[number];
