import { StatusBadge } from '../../ui/feedback/StatusBadge.tsx';
import { statusLook } from './statusLook.ts';

/** A status of payments that the status of the application does not show: it is cancelled, or a charge comes first. */
export function PaymentStatusBadge({ status }: { status: string }) {
  const look = statusLook(status);
  return look ? <StatusBadge tone={look.tone}>{look.label}</StatusBadge> : null;
}
