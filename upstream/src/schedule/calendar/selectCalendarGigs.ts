import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { missingPros, openOffers, unreplacedNoShows } from '../gigs/gapsInGigs.ts';
import { gigConditions } from '../gigs/gigConditions.ts';
import { unpaidWork } from '../gigs/unpaidWork.ts';
import type { calendarFilters } from './calendarFilters.ts';

/** The gigs of a location in a range, earliest first. The query walks one index. */
export function selectCalendarGigs(database: Database, filters: z.output<typeof calendarFilters>, now: Date) {
  const { tallied, others } = gigConditions(filters, now);
  return (
    database
      // The conditions name columns without a table, so only `gigs` is in scope here.
      .with('shown', (db) =>
        db
          .selectFrom('gigs')
          .selectAll()
          .where('location_id', '=', filters.location_id)
          .where((eb) => eb.and([...tallied, ...others])),
      )
      .selectFrom('shown')
      .innerJoin('skills', 'skills.id', 'shown.skill_id')
      .leftJoin('events', 'events.id', 'shown.event_id')
      .select([
        'shown.id',
        'shown.status',
        'shown.type',
        'shown.start_time',
        'shown.end_time',
        'shown.timezone',
        'shown.skill_id',
        'skills.name as skill_name',
        'shown.allowed_confirmed_pros',
        'shown.selected_applications',
        'shown.confirmed_applications',
        'shown.event_id',
        'events.name as event_name',
        'shown.wage_amount',
        'shown.unpaid_break_minutes',
        'shown.is_recurring',
        'shown.bundle_id',
        'shown.revision',
      ])
      .select(
        sql<number>`shown.total_applications - shown.cancelled_applications - shown.selected_applications`.as(
          'open_applications',
        ),
      )
      .select([
        // Each count looks only at the gigs that can have what it counts.
        countOf(missingPros(database).where(isOf('gig_id')), sql`shown.start_time <= ${now}`).as(
          'missing_applications',
        ),
        countOf(
          unreplacedNoShows(database).where(isOf('gig_id')),
          sql`shown.start_time <= ${now} and shown.confirmed_applications < shown.allowed_confirmed_pros`,
        ).as('no_show_applications'),
        countOf(
          openOffers(database, now).where(isOf('direct_offers.gig_id')),
          sql`shown.end_time > ${now}`,
        ).as('offered_applications'),
        countOf(
          unpaidWork(database).where(isOf('gigs.id')),
          sql`(
            shown.status in ('INCOMPLETE', 'FAILED_PAYMENT')
            or shown.cancellation_payment_status in ('DUE', 'FAILED')
          )`,
        ).as('unpaid_applications'),
      ])
      .orderBy('shown.start_time')
      .orderBy('shown.id')
  );
}

/** Whether a row belongs to the gig that is shown. */
function isOf(column: string) {
  return sql<boolean>`${sql.ref(column)} = shown.id`;
}

/** How many rows of a gig there are; 0, without a look at them, where the condition does not hold. */
function countOf<Name extends keyof Tables>(
  rows: SelectQueryBuilder<Tables, Name, object>,
  condition: RawBuilder<unknown>,
) {
  const count = rows.select(({ fn }) => fn.countAll<number>().as('count'));
  return sql<number>`case when ${condition} then (${count})::int else 0 end`;
}
