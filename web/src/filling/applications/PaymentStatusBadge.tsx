import { StatusBadge } from '../../ui/feedback/StatusBadge.tsx';
import { statusLook } from './statusLook.ts';

/** The status of the payments of a cancelled application, which stays cancelled. */
export function PaymentStatusBadge({ status }: { status: string }) {
  const look = statusLook(status);
  return look ? <StatusBadge tone={look.tone}>{look.label}</StatusBadge> : null;
}
