import type { Database } from '../../platform/database/database.ts';

/** A query of gigs in shifts that are not cancelled, each with its shift's id, by position. */
export function gigsOfShifts(database: Database, shiftIds: readonly number[]) {
  return database
    .selectFrom('gig_shifts')
    .innerJoin('gigs', (join) =>
      join
        .onRef('gigs.location_id', '=', 'gig_shifts.location_id')
        .onRef('gigs.start_time', '=', 'gig_shifts.start_time')
        .onRef('gigs.end_time', '=', 'gig_shifts.end_time')
        .onRef('gigs.event_id', 'is not distinct from', 'gig_shifts.event_id')
        .on('gigs.status', '<>', 'CANCELLED'),
    )
    .innerJoin('skills', 'skills.id', 'gigs.skill_id')
    .select([
      'gig_shifts.id as shift_id',
      'gigs.id',
      'gigs.skill_id',
      'skills.name as skill_name',
      'gigs.status',
      'gigs.type',
      'gigs.wage_amount',
      'gigs.allowed_confirmed_pros',
      'gigs.confirmed_applications',
      'gigs.timezone',
      'gigs.contact_name',
      'gigs.contact_phone',
      'gigs.address_line_1',
      'gigs.city',
      'gigs.state_code',
      'gigs.zip_code',
    ])
    .where('gig_shifts.id', 'in', shiftIds)
    .orderBy('skills.name')
    .orderBy('gigs.id');
}

/** A gig and the id of its shift. */
export type GigOfShift = Awaited<ReturnType<ReturnType<typeof gigsOfShifts>['executeTakeFirstOrThrow']>>;
