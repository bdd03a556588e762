import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors.ts';
import { type Fence, fenceOf } from './fenceOf.ts';
import { metersBetween, type Position } from './metersBetween.ts';
import { absenceDue, actionAt, reasonsAtPunch } from './reviewReasons.ts';

/** What a pro's phone reports: its position, at a punch or when it crosses the fence. */
export type PositionReport = {
  applicationId: number;
  position: Position;
  precision: 'FINE' | 'COARSE';
  /** Null for a crossing of the fence. */
  punchType: 'CLOCK_IN' | 'CLOCK_OUT' | null;
  now: Date;
};

/**
 * Records where a pro's phone is and flags what needs a review. A pro who is back, or clocks out, ends an absence;
 * one who leaves starts one.
 *
 * @throws ApiError not_found when there is no such application
 */
export async function recordGeoLog(trx: Database, report: PositionReport): Promise<void> {
  const { applicationId, precision, punchType, now } = report;
  const work = await findWork(trx, applicationId);
  const fence = await fenceOf(trx, work);
  const action = actionAt(precision, isInside(report.position, fence));
  const reasons = punchType === null ? [] : reasonsAtPunch(action);
  const leaves = punchType === null && action === 'GEO_FENCE_EXITED';
  if (action === 'GEO_FENCE_ENTERED' || punchType === 'CLOCK_OUT') await endAbsences(trx, report);
  await trx
    .insertInto('geo_logs')
    .values({
      application_id: applicationId,
      gig_id: work.gig_id,
      location_id: work.location_id,
      pro_id: work.pro_id,
      action,
      precision,
      ...report.position,
      punch_type: punchType,
      fence_longitude: fence.longitude,
      fence_latitude: fence.latitude,
      fence_radius_meters: fence.radiusMeters,
      absence_due_ts: leaves
        ? absenceDue(now, { start: work.work_start_time, end: work.work_end_time })
        : null,
      is_flagged_for_staffer_review: reasons.length > 0,
      review_reasons: reasons,
      created_ts: now,
      last_updated_ts: now,
    })
    .execute();
}

function isInside(position: Position, fence: Fence): boolean {
  return metersBetween(position, fence) <= fence.radiusMeters;
}

/** Ends the pro's absences and flags the long ones that are not flagged yet. */
async function endAbsences(trx: Database, { applicationId, now }: PositionReport): Promise<void> {
  const isLong = sql<boolean>`coalesce(absence_due_ts <= ${now}, false)`;
  await trx
    .updateTable('geo_logs')
    .set({
      away_until_ts: now,
      absence_due_ts: null,
      is_flagged_for_staffer_review: sql`is_flagged_for_staffer_review or ${isLong}`,
      review_reasons: sql`case when ${isLong} then array['LONG_ABSENCE'] else review_reasons end`,
      last_updated_ts: now,
    })
    .where('application_id', '=', applicationId)
    .where('action', '=', 'GEO_FENCE_EXITED')
    .where('punch_type', 'is', null)
    .where('away_until_ts', 'is', null)
    .execute();
}

async function findWork(trx: Database, applicationId: number) {
  const work = await trx
    .selectFrom('gig_applications')
    .innerJoin('gigs', 'gigs.id', 'gig_applications.gig_id')
    .select([
      'gig_applications.gig_id',
      'gig_applications.location_id',
      'gig_applications.pro_id',
      'gig_applications.work_start_time',
      'gig_applications.work_end_time',
      'gigs.location_address_id',
    ])
    .where('gig_applications.id', '=', applicationId)
    .executeTakeFirst();
  if (!work) throw notFound('application');
  return work;
}
