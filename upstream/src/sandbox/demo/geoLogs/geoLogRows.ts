import type { GeoLogsTable } from '../../../day/geoLogs/geoLogTables.ts';
import { metersBetween } from '../../../day/geoLogs/metersBetween.ts';
import {
  absenceDue,
  actionAt,
  reasonsAtPunch,
  type ReviewReason,
} from '../../../day/geoLogs/reviewReasons.ts';
import type { PhonePosition } from '../../phonePosition.ts';
import type { DemoApplication } from '../applications/demoApplication.ts';
import type { DemoRow } from '../demoRow.ts';
import { RandomStream } from '../random/randomStream.ts';
import { demoFence } from './demoFence.ts';
import { demoReview } from './demoReview.ts';
import { drawCrossings } from './drawCrossings.ts';

type GeoLogRow = Omit<DemoRow<'geo_logs'>, 'id'>;

/** A position of a pro's phone at a time. */
type Report = PhonePosition & {
  at: number;
  punchType: GeoLogsTable['punch_type'];
  awayUntil?: number | null;
};

/** An application with its id and its punches. */
type PunchedApplication = {
  id: number;
  application: DemoApplication;
  punches: readonly Omit<DemoRow<'time_punches'>, 'id'>[];
};

/** The geo logs of an application: one at each punch with a position, and where the pro left and came back. */
export function geoLogRows(seed: number, now: number, worked: PunchedApplication): GeoLogRow[] {
  const { gig, pro } = worked.application;
  const stream = new RandomStream(seed, `gig/${gig.key}/geo/${pro.id}`);
  const reports = [...reportsAtPunches(worked.punches), ...drawCrossings(stream, worked.application, now)];
  return reports.map((report) => toRow(stream, now, worked, report));
}

function reportsAtPunches(punches: PunchedApplication['punches']): Report[] {
  return punches.flatMap(
    ({ time, punch_type, longitude, latitude, pro_coordinates_precision: precision }) => {
      if (longitude == null || latitude == null || precision == null) return [];
      return [
        { at: new Date(time).getTime(), position: { longitude, latitude }, precision, punchType: punch_type },
      ];
    },
  );
}

function toRow(
  stream: RandomStream,
  now: number,
  { id, application: { gig, pro, hours } }: PunchedApplication,
  { at, position, precision, punchType, awayUntil = null }: Report,
): GeoLogRow {
  const fence = demoFence(gig);
  const action = actionAt(precision, metersBetween(position, fence) <= fence.radiusMeters);
  const leaves = punchType === null && action === 'GEO_FENCE_EXITED';
  const due = leaves
    ? absenceDue(new Date(at), { start: new Date(hours.start), end: new Date(hours.end) })
    : null;
  const isLong = due !== null && due.getTime() <= (awayUntil ?? now);
  const reasons: ReviewReason[] = isLong
    ? ['LONG_ABSENCE']
    : punchType === null
      ? []
      : reasonsAtPunch(action);
  const review = demoReview(stream, { at, now, locationId: gig.location.row.id, reasons });
  return {
    application_id: id,
    gig_id: gig.id,
    location_id: gig.location.row.id,
    pro_id: pro.id,
    action,
    precision,
    ...position,
    punch_type: punchType,
    fence_longitude: fence.longitude,
    fence_latitude: fence.latitude,
    fence_radius_meters: fence.radiusMeters,
    away_until_ts: leaves && awayUntil !== null ? new Date(awayUntil) : null,
    absence_due_ts: leaves && awayUntil === null && !isLong ? due : null,
    is_flagged_for_staffer_review: reasons.length > 0 && review.reviewed_ts === null,
    review_reasons: reasons,
    ...review,
    created_ts: new Date(at),
    last_updated_ts: review.reviewed_ts ?? new Date(awayUntil ?? at),
  };
}
