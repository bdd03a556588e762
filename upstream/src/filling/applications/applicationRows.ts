import { type Expression, expressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { matchBlockerColumns } from '../matching/matchBlockers.ts';
import { proSummaryColumns } from '../../pros/profiles/proSummary.ts';

/** The name of a user, or null. */
function nameOfUser(userId: Expression<number | null>, name: 'first_name' | 'last_name') {
  return expressionBuilder<Tables>()
    .selectFrom('users as named')
    .select(`named.${name}`)
    .where('named.id', '=', userId);
}

/**
 * Applications with all that the wire shows of them and their pros; in no particular order. What an application may lack
 * is selected by subqueries: the database plans the order of joins for each request, and more than five of them take
 * longer to plan than to read.
 */
export function selectApplicationRows(database: Database) {
  return database
    .selectFrom('gig_applications')
    .innerJoin('gigs', 'gigs.id', 'gig_applications.gig_id')
    .innerJoin('locations', 'locations.id', 'gig_applications.location_id')
    .innerJoin('pros', 'pros.id', 'gig_applications.pro_id')
    .innerJoin('users as pro_users', 'pro_users.id', 'pros.user_id')
    .selectAll('gig_applications')
    .select([
      'gigs.timezone',
      'gigs.status as gig_status',
      'locations.organization_id',
      'locations.market_id',
      'pro_users.phone_number as pro_phone_number',
      ...proSummaryColumns,
    ])
    .select(matchBlockerColumns)
    .select((eb) => [
      nameOfUser(eb.ref('gig_applications.hours_updated_by_user_id'), 'first_name').as('editor_first_name'),
      nameOfUser(eb.ref('gig_applications.hours_updated_by_user_id'), 'last_name').as('editor_last_name'),
      nameOfUser(eb.ref('gig_applications.override_note_by_user_id'), 'first_name').as(
        'overrider_first_name',
      ),
      nameOfUser(eb.ref('gig_applications.override_note_by_user_id'), 'last_name').as('overrider_last_name'),
      eb
        .selectFrom('favorite_pros')
        .select('favorite_pros.id')
        .whereRef('favorite_pros.location_id', '=', 'gig_applications.location_id')
        .whereRef('favorite_pros.pro_id', '=', 'gig_applications.pro_id')
        .as('favorite_id'),
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
      jsonArrayFrom(
        eb
          .selectFrom('time_punches')
          .leftJoin('users', 'users.id', 'time_punches.recorded_by_user_id')
          .select([
            'time_punches.id',
            'time_punches.time',
            'time_punches.punch_type',
            'time_punches.longitude',
            'time_punches.latitude',
            'time_punches.pro_coordinates_precision',
            'time_punches.note',
            'time_punches.is_automatic',
            'time_punches.is_check_in',
            'time_punches.recorded_by_user_id',
            'users.first_name',
            'users.last_name',
          ])
          .whereRef('time_punches.application_id', '=', 'gig_applications.id')
          .orderBy('time_punches.time')
          .orderBy('time_punches.id'),
      ).as('punches'),
      jsonArrayFrom(
        eb
          .selectFrom('shift_breaks')
          .leftJoin('users', 'users.id', 'shift_breaks.recorded_by_user_id')
          .select([
            'shift_breaks.id',
            'shift_breaks.start_time',
            'shift_breaks.end_time',
            'shift_breaks.note',
            'shift_breaks.recorded_by_user_id',
            'users.first_name',
            'users.last_name',
          ])
          .whereRef('shift_breaks.application_id', '=', 'gig_applications.id')
          .orderBy('shift_breaks.start_time')
          .orderBy('shift_breaks.id'),
      ).as('breaks'),
    ]);
}

/** A row of {@link selectApplicationRows}. */
export type ApplicationRow = Awaited<
  ReturnType<ReturnType<typeof selectApplicationRows>['executeTakeFirstOrThrow']>
>;
