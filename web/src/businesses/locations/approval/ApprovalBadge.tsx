import { StatusBadge } from '../../../ui/feedback/StatusBadge.tsx';
import type { Tone } from '../../../ui/feedback/tone.ts';

const approvals: Record<string, { tone: Tone; label: string }> = {
  APPROVED: { tone: 'success', label: 'Approved' },
  PENDING: { tone: 'warning', label: 'Waiting for approval' },
  DENIED: { tone: 'danger', label: 'Not approved' },
};

/** Whether the platform has let a location in; nothing for a state that this release does not know. */
export function ApprovalBadge({ status }: { status: string }) {
  const approval = approvals[status];
  return approval ? <StatusBadge tone={approval.tone}>{approval.label}</StatusBadge> : null;
}
