import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { attachmentColumns } from '../attachments/attachmentResponse.ts';
import type { Database } from '../../platform/database/database.ts';
import { managerUserColumns } from '../../businesses/teams/managerUser.ts';

/** A query of gigs with all columns of the response, in no particular order. */
export function selectGigRows(database: Database) {
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
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('gig_requirements')
          .innerJoin('requirements', 'requirements.id', 'gig_requirements.requirement_id')
          .select(['requirements.id', 'requirements.name', 'requirements.category', 'requirements.skill_id'])
          .whereRef('gig_requirements.gig_id', '=', 'gigs.id')
          .orderBy('requirements.id'),
      ).as('requirements'),
      jsonArrayFrom(
        eb
          .selectFrom('gig_attachments')
          .innerJoin('attachments', 'attachments.id', 'gig_attachments.attachment_id')
          .select(attachmentColumns.map((column) => `attachments.${column}` as const))
          .whereRef('gig_attachments.gig_id', '=', 'gigs.id')
          .where('attachments.status', '=', 'available')
          .orderBy('attachments.id'),
      ).as('attachments'),
      jsonArrayFrom(
        eb
          .selectFrom('gig_groups')
          .innerJoin('pro_groups', 'pro_groups.id', 'gig_groups.group_id')
          .select(['pro_groups.id', 'pro_groups.name'])
          .whereRef('gig_groups.gig_id', '=', 'gigs.id')
          .orderBy('pro_groups.id'),
      ).as('network_groups'),
      jsonArrayFrom(
        eb
          .selectFrom('gig_applications')
          .innerJoin('pros', 'pros.id', 'gig_applications.pro_id')
          .select('pros.headshot_public_id as image_id')
          .whereRef('gig_applications.gig_id', '=', 'gigs.id')
          .where('gig_applications.is_confirmed', '=', true)
          .where('gig_applications.is_cancelled', '=', false)
          .where('pros.headshot_public_id', 'is not', null)
          .$narrowType<{ image_id: string }>()
          .orderBy('gig_applications.id')
          .limit(5),
      ).as('headshots'),
      jsonObjectFrom(
        eb
          .selectFrom('location_managers')
          .innerJoin('users', 'users.id', 'location_managers.user_id')
          .select(['location_managers.id', 'location_managers.role'])
          .select(managerUserColumns)
          .whereRef('location_managers.location_id', '=', 'gigs.location_id')
          .whereRef('location_managers.user_id', '=', 'gigs.onsite_manager_id'),
      ).as('onsite_manager'),
      eb
        .selectFrom('gig_applications')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('gig_applications.gig_id', '=', 'gigs.id')
        .where('gig_applications.missing_since_ts', 'is not', null)
        .where('gig_applications.sent_home_ts', 'is', null)
        .where('gig_applications.is_cancelled', '=', false)
        .as('missing_applications'),
      eb
        .selectFrom('gigs as siblings')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('siblings.bundle_id', '=', 'gigs.bundle_id')
        .as('bundle_size'),
    ]);
}

/** A row of {@link selectGigRows}. */
export type GigRow = Awaited<ReturnType<ReturnType<typeof selectGigRows>['executeTakeFirstOrThrow']>>;
