import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { openNoShows } from '../gigs/gapsInGigs.ts';
import { countWhere, gapCounts } from '../gigs/gapCounts.ts';
import { workToPay } from '../gigs/unpaidWork.ts';

type Gigs = SelectQueryBuilder<Tables, 'gigs', Selectable<Tables['gigs']>>;

/**
 * Gigs as a calendar shows them, earliest first.
 *
 * @param shown limits the gigs; its conditions may name columns without a table
 */
export function calendarGigs(database: Database, shown: (gigs: Gigs) => Gigs, now: Date) {
  const gaps = gapCounts(database, now, 'shown');
  return (
    database
      // The conditions name columns without a table, so only `gigs` is in scope here.
      .with('shown', (db) => shown(db.selectFrom('gigs').selectAll()))
      .selectFrom('shown')
      .innerJoin('skills', 'skills.id', 'shown.skill_id')
      .leftJoin('events', 'events.id', 'shown.event_id')
      .select([
        'shown.id',
        'shown.location_id',
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

type CalendarGigRow = Awaited<ReturnType<ReturnType<typeof calendarGigs>['execute']>>[number];

/** Converts a gig of a calendar to its API format. */
export function toCalendarGig({ event_id, event_name, ...gig }: CalendarGigRow, seesMoney: boolean) {
  return {
    ...gig,
    start_time: gig.start_time.toISOString(),
    end_time: gig.end_time.toISOString(),
    event: event_id === null ? null : { id: event_id, name: event_name ?? '' },
    no_show_applications: openNoShows(gig.no_show_applications, gig),
    wage_amount: seesMoney ? gig.wage_amount : null,
  };
}
