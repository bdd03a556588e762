import { type PaymentStatus, paymentFlags } from './paymentStatus.ts';
import type { Temporal } from '../../platform/time/temporal.ts';

/** Every state that an application can be shown in, in the order in which the rules look for them. */
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

/** One state that an application can be shown in. */
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** What the status of an application is derived from. */
export interface ApplicationFacts {
  readonly isCancelled: boolean;
  readonly isGigCancelled: boolean;
  readonly isSelected: boolean;
  readonly isConfirmed: boolean;
  /** The charge to the business; null while there is none. */
  readonly businessPayment: PaymentStatus | null;
  /** The payout to the pro; null while there is none. */
  readonly proPayment: PaymentStatus | null;
  /** When the work ends, or ended; null while no working hours are known. */
  readonly workingEndTime: Temporal.Instant | null;
}

/**
 * The one status an application is shown with. The first rule that matches wins: a cancellation hides everything else,
 * and the charge to the business comes before the payout to the pro. So PAID says that the business was charged, and
 * PRO_PAID that the pro was paid while no charge has been made yet.
 */
export function applicationStatus(facts: ApplicationFacts, now: Temporal.Instant): ApplicationStatus {
  if (facts.isCancelled || facts.isGigCancelled) return 'CANCELLED';

  const charge = paymentFlags(facts.businessPayment);
  if (charge.isFailed) return 'BUSINESS_PAYMENT_FAILED';
  if (charge.isProcessing) return 'BUSINESS_PAYMENT_PROCESSING';
  if (charge.isPaid) return 'PAID';

  const payout = paymentFlags(facts.proPayment);
  if (payout.isPaid) return 'PRO_PAID';
  if (payout.isFailed) return 'PRO_PAYMENT_FAILED';
  if (payout.isProcessing) return 'PRO_PAYMENT_PROCESSING';

  if (facts.isConfirmed) return hasPassed(facts.workingEndTime, now) ? 'UNPAID' : 'CONFIRMED';
  return facts.isSelected ? 'SELECTED' : 'CREATED';
}

/** A moment has passed only once it lies behind: work that ends right now is not over yet. */
function hasPassed(moment: Temporal.Instant | null, now: Temporal.Instant): boolean {
  return moment !== null && moment.epochNanoseconds < now.epochNanoseconds;
}
