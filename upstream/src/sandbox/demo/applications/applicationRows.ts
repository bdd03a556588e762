import { wholeSecond } from '../calendar/wholeSecond.ts';
import { positionAtPunch } from '../../phonePosition.ts';
import type { DemoRow } from '../demoRow.ts';
import { demoFence } from '../geoLogs/demoFence.ts';
import { RandomStream } from '../random/randomStream.ts';
import type { DemoApplication } from './demoApplication.ts';

const instant = (milliseconds: number | null | undefined) =>
  milliseconds === null || milliseconds === undefined ? null : wholeSecond(milliseconds);

/** When the application last changed, in epoch milliseconds. */
export function lastChange(application: DemoApplication): number {
  const { appliedAt, selection, cancellation, hoursUpdate, review, paidAt, punches } = application;
  const moments = [
    appliedAt,
    selection?.at,
    cancellation?.at,
    hoursUpdate?.at,
    review?.at,
    paidAt,
    ...punches.map(({ at }) => at),
  ];
  return Math.max(...moments.filter((moment) => moment !== null && moment !== undefined));
}

/** The row of an application. Charges have odd payment ids, and payouts have even ones. */
export function applicationRow(id: number, application: DemoApplication): DemoRow<'gig_applications'> {
  const { gig, selection, cancellation, hours, hoursUpdate, review, businessPayment, proPayment } =
    application;
  return {
    id,
    gig_id: gig.id,
    location_id: gig.location.row.id,
    gig_start_time: new Date(gig.start),
    pro_id: application.pro.id,
    is_cancelled: cancellation !== null,
    is_selected: application.stage !== 'CREATED',
    is_confirmed: application.stage === 'CONFIRMED',
    is_boosted: application.isBoosted,
    match_score: application.matchScore,
    match_parts: application.match,
    selection_source: selection?.source ?? null,
    selected_by_user_id: selection?.byUserId ?? null,
    selection_explanation: selection?.source === 'AUTO_MATCH' ? explanation(application) : null,
    cancellation_reason: cancellation?.reason ?? null,
    cancellation_explanation: cancellation?.explanation ?? null,
    cancelled_ts: instant(cancellation?.at),
    cancelled_by_user_id: cancellation?.byUserId ?? null,
    work_start_time: new Date(hours.start),
    work_end_time: new Date(hours.end),
    original_work_start_time: new Date(gig.start),
    original_work_end_time: new Date(gig.end),
    hours_updated_ts: instant(hoursUpdate?.at),
    hours_updated_by_user_id: hoursUpdate?.byUserId ?? null,
    review_feedback: review?.feedback ?? null,
    review_ratings: review?.ratings ?? null,
    business_payment_id: businessPayment === null ? null : id * 2 - 1,
    business_payment_amount: businessPayment?.amount ?? null,
    business_payment_status: businessPayment?.status ?? null,
    pro_payment_id: proPayment === null ? null : id * 2,
    pro_payment_amount: proPayment?.amount ?? null,
    pro_payment_status: proPayment?.status ?? null,
    created_ts: wholeSecond(application.appliedAt),
    last_updated_ts: wholeSecond(lastChange(application)),
  };
}

/** The explanation of an automatic selection. */
function explanation({ match, matchScore }: DemoApplication): string {
  const familiar = match.worked_here > 0 ? 'worked here before, ' : '';
  return `Best of those waiting: ${familiar}match ${matchScore}.`;
}

/** The time punches of an application, with the position of the pro's phone. */
export function timePunchRows(
  seed: number,
  applicationId: number,
  application: DemoApplication,
): Omit<DemoRow<'time_punches'>, 'id'>[] {
  const { gig, pro, punches } = application;
  const fence = demoFence(gig);
  return punches.map(({ type, at }) => {
    const stream = new RandomStream(seed, `gig/${gig.key}/punch/${pro.id}/${type}`);
    const report = positionAtPunch(() => stream.next(), fence);
    return {
      application_id: applicationId,
      time: new Date(at),
      punch_type: type,
      longitude: report?.position.longitude ?? null,
      latitude: report?.position.latitude ?? null,
      pro_coordinates_precision: report?.precision ?? null,
    };
  });
}
