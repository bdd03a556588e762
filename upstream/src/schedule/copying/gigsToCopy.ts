import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Temporal } from 'temporal-polyfill';
import type { Database } from '../../platform/database/database.ts';
import { invalidField, notFound } from '../../platform/errors.ts';
import { maxGigsPerRequest } from '../posting/postEach.ts';

type Wanted = { locationId: number; weekOf: Temporal.PlainDate; gigIds: readonly number[] | undefined };

/**
 * The gigs to copy: those with these ids, or all gigs of the seven days that are not cancelled.
 *
 * @throws ApiError not_found when one of the ids does not exist; invalid when there are too many
 */
export async function gigsToCopy(trx: Database, { locationId, weekOf, gigIds }: Wanted) {
  const all = trx
    .selectFrom('gigs')
    .selectAll('gigs')
    .select((eb) => [
      jsonArrayFrom(
        eb.selectFrom('gig_requirements').select('requirement_id as id').whereRef('gig_id', '=', 'gigs.id'),
      ).as('requirements'),
      jsonArrayFrom(
        eb
          .selectFrom('gig_attachments')
          .innerJoin('attachments', 'attachments.id', 'gig_attachments.attachment_id')
          .select('attachments.id')
          .whereRef('gig_attachments.gig_id', '=', 'gigs.id')
          .where('attachments.status', '=', 'available'),
      ).as('attachments'),
      jsonArrayFrom(
        eb.selectFrom('gig_groups').select('group_id as id').whereRef('gig_id', '=', 'gigs.id'),
      ).as('groups'),
    ])
    .where('gigs.location_id', '=', locationId)
    .orderBy('gigs.start_time')
    .orderBy('gigs.id')
    .limit(maxGigsPerRequest + 1);
  const gigs = await (
    gigIds
      ? all.where('gigs.id', 'in', gigIds)
      : all
          .where('gigs.status', '!=', 'CANCELLED')
          // For the index: one more day on each side, because the days are in the time zone of each gig.
          .where('gigs.start_time', '>=', utcMidnight(weekOf.subtract({ days: 1 })))
          .where('gigs.start_time', '<', utcMidnight(weekOf.add({ days: 8 })))
          .where(startsWithin(weekOf))
  ).execute();
  if (gigIds && gigs.length < new Set(gigIds).size) throw notFound('gig');
  if (gigs.length > maxGigsPerRequest) {
    throw invalidField(
      'week_of',
      `At most ${maxGigsPerRequest} shifts can be copied at once. Choose some of them.`,
    );
  }
  return gigs.map((gig) => ({
    ...gig,
    requirement_ids: gig.requirements.map(({ id }) => id),
    attachment_ids: gig.attachments.map(({ id }) => id),
    group_ids: gig.groups.map(({ id }) => id),
  }));
}

/** Whether a gig starts on one of the seven days there. */
function startsWithin(weekOf: Temporal.PlainDate) {
  const lastDay = weekOf.add({ days: 6 });
  return sql<boolean>`(gigs.start_time at time zone gigs.timezone)::date
    between ${weekOf.toString()}::date and ${lastDay.toString()}::date`;
}

function utcMidnight(date: Temporal.PlainDate): Date {
  return new Date(date.toZonedDateTime('UTC').epochMilliseconds);
}
