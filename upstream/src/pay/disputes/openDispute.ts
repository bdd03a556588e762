import type { Transaction } from 'kysely';
import { cardNetworkName } from '../../platform/cardNetwork/cardNetwork.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/server/services.ts';
import { requireOwed, requireWorked } from '../payments/requirePayable.ts';
import { type Contested, contestable, requireClaim } from './contestable.ts';
import { answerPeriod, reminderBefore } from './disputeDeadlines.ts';
import { recordEvent } from './disputeEvents.ts';
import type { DisputeSubject } from './disputesTables.ts';
import { notifyManagers } from './notifyManagers.ts';
import { readDisputedWork } from './readDisputedWork.ts';
import { requireLargeEnough } from './requireLargeEnough.ts';

/** What a pro claims, in minutes or cents, and why. */
export type Claim = { applicationId: number; subject: DisputeSubject; value: number; note: string };

type Pro = { userId: number };

/**
 * Contests hours, a payment or the pay for a cancellation on behalf of the pro, after locking the gig.
 *
 * @returns the id of the dispute
 * @throws ApiError not_found, invalid_transition, expired, already_exists, or invalid at the claimed value
 */
export async function openDispute(
  services: Pick<Services, 'clock' | 'settings'>,
  trx: Transaction<Tables>,
  { applicationId, subject, value, note }: Claim,
  pro: Pro,
): Promise<number> {
  const gig = await lockGigOf(trx, applicationId);
  const now = services.clock.now();
  const disputed = await readDisputedWork(trx, cardNetworkName(services), applicationId);
  if (subject === 'HOURS') requireWorked(disputed.work);
  if (subject === 'PAYMENT') requireOwed(disputed.work);
  const submitted = await submittedAt(trx, applicationId);
  const contested = contestable(subject, { ...disputed, submitted, now });
  await refuseSecond(trx, applicationId, subject, contested);
  requireClaim(subject, contested, value);
  requireLargeEnough(disputed, subject, value);
  const due = now.getTime() + answerPeriod;
  const { id } = await trx
    .insertInto('disputes')
    .values({
      application_id: applicationId,
      gig_id: gig.id,
      location_id: disputed.work.location_id,
      pro_id: disputed.work.pro_id,
      subject,
      contested_value: contested.value,
      claimed_value: value,
      contested_ts: contested.since,
      created_ts: now,
      answer_due_ts: new Date(due),
      reminder_due_ts: new Date(due - reminderBefore),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordEvent(trx, {
    dispute_id: id,
    kind: 'OPENED',
    actor_user_id: pro.userId,
    value,
    note,
    created_ts: now,
  });
  await notifyManagers(services, trx, id, 'OPENED');
  return id;
}

/** @throws ApiError not_found */
async function lockGigOf(trx: Transaction<Tables>, applicationId: number) {
  const gig = await trx
    .selectFrom('gigs')
    .select('gigs.id')
    .where('gigs.id', '=', (eb) =>
      eb.selectFrom('gig_applications').select('gig_id').where('id', '=', applicationId),
    )
    .forUpdate()
    .executeTakeFirst();
  if (!gig) throw notFound('application');
  return gig;
}

/** When the payment of the work was first submitted. */
async function submittedAt(trx: Transaction<Tables>, applicationId: number): Promise<Date | null> {
  const { submitted } = await trx
    .selectFrom('payments')
    .select(({ fn }) => fn.min<Date | null>('submitted_ts').as('submitted'))
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow();
  return submitted;
}

/** @throws ApiError already_exists for work with an open dispute, and for what was decided before */
async function refuseSecond(
  trx: Transaction<Tables>,
  applicationId: number,
  subject: DisputeSubject,
  { since }: Contested,
): Promise<void> {
  const disputes = await trx
    .selectFrom('disputes')
    .select(['subject', 'status', 'contested_ts', 'resolved_ts'])
    .where('application_id', '=', applicationId)
    .execute();
  if (disputes.some(({ status }) => status !== 'RESOLVED')) {
    throw new ApiError('already_exists', 'This work has an open dispute.');
  }
  const isDecided = disputes.some(
    (dispute) =>
      dispute.subject === subject &&
      (dispute.contested_ts >= since || (dispute.resolved_ts !== null && dispute.resolved_ts >= since)),
  );
  if (isDecided) throw new ApiError('already_exists', 'This was disputed and decided before.');
}
