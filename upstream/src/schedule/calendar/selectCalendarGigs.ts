import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { countWhere, gapCounts } from '../gigs/gapCounts.ts';
import { gigConditions } from '../gigs/gigConditions.ts';
import { workToPay } from '../gigs/unpaidWork.ts';
import type { calendarFilters } from './calendarFilters.ts';

/** The gigs of a location in a range, earliest first. The query walks one index. */
export function selectCalendarGigs(database: Database, filters: z.output<typeof calendarFilters>, now: Date) {
  const { tallied, others } = gigConditions(filters, now);
  const gaps = gapCounts(database, now, 'shown');
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
        gaps.missing.as('missing_applications'),
        gaps.noShows.as('no_show_applications'),
        gaps.offers.as('offered_applications'),
        countWhere(
          sql`(
            shown.status in ('INCOMPLETE', 'FAILED_PAYMENT')
            or shown.cancellation_payment_status in ('DUE', 'FAILED')
          )`,
          workToPay(database).where(sql<boolean>`gigs.id = shown.id`),
        ).as('unpaid_applications'),
      ])
      .orderBy('shown.start_time')
      .orderBy('shown.id')
  );
}
