import type { PaymentStatus } from '../../../filling/applications/applicationsTable.ts';
import type { DemoApplication } from '../applications/demoApplication.ts';
import type { DemoGig } from '../gigs/demoGig.ts';
import type { RandomStream } from '../random/randomStream.ts';
import type { Turns } from '../random/turns.ts';

const hour = 60 * 60 * 1000;
const week = 7 * 24 * hour;

/** The charge and payout of a worked application. */
export type PaymentRecord = Pick<DemoApplication, 'businessPayment' | 'proPayment' | 'paidAt'>;

const processing: readonly PaymentStatus[] = ['SUBMITTED', 'PENDING_TRANSFER', 'IN_TRANSIT'];
const failed: readonly PaymentStatus[] = ['FAILED', 'ERROR'];

const cents = (amount: number) => Math.round(amount * 100) / 100;

/** The pro's pay in dollars: worked hours minus the unpaid break, plus any bonus. */
function proAmount(gig: DemoGig, { hours, isBoosted }: Pick<DemoApplication, 'hours' | 'isBoosted'>): number {
  const paidHours = (hours.end - hours.start) / hour - gig.unpaidBreakMinutes / 60;
  return cents(paidHours * gig.wage + (isBoosted ? (gig.boost ?? 0) : 0));
}

/** The charge: the pay plus the product's fee and, for employees, the employer's share. */
function businessAmount(gig: DemoGig, pay: number): number {
  const { product_fee_percentage, w2_fee_percentage } = gig.location.row;
  const w2 = gig.employmentType === 'W2' ? w2_fee_percentage : 0;
  return cents(pay * (1 + (product_fee_percentage + w2) / 100));
}

function payoutStatus(stream: RandomStream, turns: Turns, gig: DemoGig, now: number): PaymentStatus {
  return gig.end + week < now || stream.chance(0.4)
    ? 'AVAILABLE'
    : turns.next('payout/processing', processing);
}

/** The status of a pending payment; null once it arrived. */
function unsettledStatus(turns: Turns, gig: DemoGig, isTrouble: boolean): PaymentStatus | null {
  const kind = gig.location.row.invoicing_enabled ? 'payout' : 'charge';
  if (isTrouble) return turns.next(`${kind}/failed`, failed);
  return gig.paymentStage === 'PROCESSING' ? turns.next(`${kind}/processing`, processing) : null;
}

/**
 * The payments of a confirmed application at its gig's payment stage. An invoiced location pays later, so there
 * the pro's payout has no charge; elsewhere the payout follows a completed charge.
 *
 * @param isTrouble - whether the payment of this application is the one that failed in a FAILED gig
 */
export function drawPayments(
  stream: RandomStream,
  turns: Turns,
  application: Pick<DemoApplication, 'gig' | 'hours' | 'isBoosted'>,
  isTrouble: boolean,
  now: number,
): PaymentRecord {
  const { gig } = application;
  const nothing = { businessPayment: null, proPayment: null, paidAt: null };
  if (gig.paymentStage === 'DUE') return nothing;
  const pay = proAmount(gig, application);
  const charge = businessAmount(gig, pay);
  const paidAt = Math.min(now, gig.end + stream.between(3, 50) * hour);
  const unsettled = unsettledStatus(turns, gig, isTrouble);
  if (gig.location.row.invoicing_enabled) {
    return { businessPayment: null, proPayment: { amount: pay, status: unsettled ?? 'AVAILABLE' }, paidAt };
  }
  if (unsettled !== null)
    return { businessPayment: { amount: charge, status: unsettled }, proPayment: null, paidAt };
  return {
    businessPayment: { amount: charge, status: 'AVAILABLE' },
    proPayment: { amount: pay, status: payoutStatus(stream, turns, gig, now) },
    paidAt,
  };
}
