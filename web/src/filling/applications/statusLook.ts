import type { ApplicationStatus } from '@brigade/domain/filling/applications/applicationStatus.ts';
import type { Tone } from '../../ui/feedback/tone.ts';

interface Look {
  readonly tone: Tone;
  readonly label: string;
}

const looks: Record<ApplicationStatus, Look> = {
  CREATED: { tone: 'neutral', label: 'Applied' },
  SELECTED: { tone: 'info', label: 'Selected' },
  CONFIRMED: { tone: 'success', label: 'Confirmed' },
  CANCELLED: { tone: 'neutral', label: 'Cancelled' },
  UNPAID: { tone: 'warning', label: 'Unpaid' },
  PAID: { tone: 'success', label: 'Paid' },
  PRO_PAID: { tone: 'success', label: 'Pro paid' },
  BUSINESS_PAYMENT_PROCESSING: { tone: 'info', label: 'Payment processing' },
  BUSINESS_PAYMENT_FAILED: { tone: 'danger', label: 'Payment failed' },
  PRO_PAYMENT_PROCESSING: { tone: 'info', label: 'Payout processing' },
  PRO_PAYMENT_FAILED: { tone: 'danger', label: 'Payout failed' },
};

/** How a status is shown; null for one that is not known here yet. */
export function statusLook(status: string): Look | null {
  return looks[status as ApplicationStatus] ?? null;
}
