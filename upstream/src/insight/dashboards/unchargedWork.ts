import { sql } from 'kysely';
import { readTimesOf } from '../../pay/hours/readTimesOf.ts';
import { isOverfill } from '../../pay/payments/payableWork.ts';
import { promisedBonus } from '../../pay/payments/promisedBonus.ts';
import type { Database } from '../../platform/database/database.ts';

/** Locations, and days of each of them from the first to the last, YYYY-MM-DD. */
export type UnchargedDays = { locationIds: readonly number[]; from: string; to: string };

/** Work of these days that is neither charged nor invoiced, with the hours and terms that its pay follows from. */
export async function readUncharged(database: Database, days: UnchargedDays) {
  const works = await readWorks(database, days);
  if (works.length === 0) return [];
  const timesOf = await readTimesOf(
    database,
    works.map(({ application_id }) => application_id),
  );
  return works.map(({ application_id, ...work }) => ({ ...work, ...timesOf(application_id) }));
}

function isUncharged({ locationIds, from, to }: UnchargedDays) {
  return sql<boolean>`summed_work.is_uncharged and summed_work.location_id = any(${[...locationIds]}::bigint[])
    and summed_work.day between ${from}::date and ${to}::date`;
}

function readWorks(database: Database, days: UnchargedDays) {
  return database
    .selectFrom('summed_work')
    .innerJoin('gig_applications', 'gig_applications.id', 'summed_work.application_id')
    .innerJoin('gigs', 'gigs.id', 'gig_applications.gig_id')
    .select([
      'summed_work.application_id',
      'summed_work.location_id',
      'summed_work.skill_id',
      'summed_work.day',
      'gig_applications.original_work_start_time',
      'gig_applications.original_work_end_time',
      'gig_applications.work_start_time',
      'gig_applications.work_end_time',
      'gig_applications.hours_updated_ts',
      'gig_applications.sent_home_ts',
      'gig_applications.sent_home_reason',
      'gig_applications.guaranteed_minutes',
      'gigs.type',
      'gigs.employment_type',
      'gigs.unpaid_break_minutes',
      'gigs.wage_amount',
      'gigs.background_check_required',
    ])
    .select([isOverfill.as('is_overfill'), promisedBonus.as('promised_bonus')])
    .where(isUncharged(days))
    .execute();
}
