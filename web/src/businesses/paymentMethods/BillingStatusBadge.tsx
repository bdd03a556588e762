import {
  paymentMethodStatuses,
  paymentMethodStatusLabel,
} from '@brigade/domain/businesses/paymentMethods/paymentMethodStatus.ts';
import type { PaymentMethodStatus } from '@brigade/domain/businesses/paymentMethods/paymentMethodStatus.ts';
import { StatusBadge } from '../../ui/feedback/StatusBadge.tsx';
import type { Tone } from '../../ui/feedback/tone.ts';

const tones: Record<PaymentMethodStatus, Tone> = {
  NOT_CONFIGURED: 'warning',
  REQUIRES_ACTION: 'info',
  ACTIVE: 'success',
  FAILED: 'danger',
};

/** The status of a payment method. Empty if the viewer may not see it, or for an unknown status. */
export function BillingStatusBadge({ status }: { status: string | null | undefined }) {
  const known = paymentMethodStatuses.find((each) => each === status);
  return known ? <StatusBadge tone={tones[known]}>{paymentMethodStatusLabel(known)}</StatusBadge> : null;
}
