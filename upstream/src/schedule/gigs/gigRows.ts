import { among } from '../../platform/database/among.ts';
import type { Database } from '../../platform/database/database.ts';

/** A query of these gigs with what each has one of, in no particular order; see `readRelatedToGigs` for the rest. */
export function selectGigRows(database: Database, ids: readonly number[]) {
  return database
    .selectFrom('gigs')
    .innerJoin('locations', 'locations.id', 'gigs.location_id')
    .innerJoin('skills', 'skills.id', 'gigs.skill_id')
    .leftJoin('events', 'events.id', 'gigs.event_id')
    .leftJoin('gig_bundles', 'gig_bundles.id', 'gigs.bundle_id')
    .selectAll('gigs')
    .select([
      'locations.name as location_name',
      'locations.organization_id',
      'locations.is_checkin_required',
      'locations.background_checks_fee_percentage',
      'skills.name as skill_name',
      'skills.description as skill_description',
      'skills.competencies as skill_competencies',
      'skills.skill_group',
      'events.name as event_name',
      'gig_bundles.recurrence',
    ])
    .where(among('gigs.id', ids));
}

/** A row of {@link selectGigRows}. */
export type GigRow = Awaited<ReturnType<ReturnType<typeof selectGigRows>['executeTakeFirstOrThrow']>>;
