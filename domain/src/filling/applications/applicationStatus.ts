import { type PaymentStatus, paymentFlags } from './paymentStatus.ts';
import type { Temporal } from '../../platform/time/temporal.ts';

/** The statuses of an application, in the order of the rules. */
export const applicationStatuses = [
  'CANCELLED',
  'BUSINESS_PAYMENT_FAILED',
  'BUSINESS_PAYMENT_PROCESSING',
  'PAID',
  'PRO_PAID',
  'PRO_PAYMENT_FAILED',
  'PRO_PAYMENT_PROCESSING',
  'UNPAID',
  'CONFIRMED',
  'SELECTED',
  'CREATED',
] as const;

export type ApplicationStatus = (typeof applicationStatuses)[number];

/** The facts that determine the status of an application. */
export interface ApplicationFacts {
  readonly isCancelled: boolean;
  readonly isGigCancelled: boolean;
  readonly isSelected: boolean;
  readonly isConfirmed: boolean;
  /** The charge to the business; null without one. */
  readonly businessPayment: PaymentStatus | null;
  /** The payout to the pro; null without one. */
  readonly proPayment: PaymentStatus | null;
  /** The end of the work; null without working hours. */
  readonly workingEndTime: Temporal.Instant | null;
}

/**
 * The status of an application. The first rule that matches wins: a cancellation hides everything else, and the charge
 * to the business precedes the payout to the pro. PAID means that the business was charged, PRO_PAID that the pro was
 * paid and the business was not charged yet.
 */
export function applicationStatus(facts: ApplicationFacts, now: Temporal.Instant): ApplicationStatus {
  if (facts.isCancelled || facts.isGigCancelled) return 'CANCELLED';

  const ofPayments = paymentsStatus(facts);
  if (ofPayments !== null) return ofPayments;

  if (facts.isConfirmed) return hasPassed(facts.workingEndTime, now) ? 'UNPAID' : 'CONFIRMED';
  return facts.isSelected ? 'SELECTED' : 'CREATED';
}

/**
 * The status of the payments alone; null without any. It is also known of cancelled applications: a late cancellation is
 * paid, and the application stays cancelled.
 */
export function paymentsStatus({
  businessPayment,
  proPayment,
}: Pick<ApplicationFacts, 'businessPayment' | 'proPayment'>): ApplicationStatus | null {
  const charge = paymentFlags(businessPayment);
  if (charge.isFailed) return 'BUSINESS_PAYMENT_FAILED';
  if (charge.isProcessing) return 'BUSINESS_PAYMENT_PROCESSING';
  if (charge.isPaid) return 'PAID';

  const payout = paymentFlags(proPayment);
  if (payout.isPaid) return 'PRO_PAID';
  if (payout.isFailed) return 'PRO_PAYMENT_FAILED';
  return payout.isProcessing ? 'PRO_PAYMENT_PROCESSING' : null;
}

/** Strictly after: work that ends right now is not over yet. */
function hasPassed(moment: Temporal.Instant | null, now: Temporal.Instant): boolean {
  return moment !== null && moment.epochNanoseconds < now.epochNanoseconds;
}
