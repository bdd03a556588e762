import { StatusBadge } from '../../../ui/feedback/StatusBadge.tsx';
import type { Tone } from '../../../ui/feedback/tone.ts';

const approvals: Record<string, { tone: Tone; label: string }> = {
  APPROVED: { tone: 'success', label: 'Approved' },
  PENDING: { tone: 'warning', label: 'Waiting for approval' },
  DENIED: { tone: 'danger', label: 'Not approved' },
};

/** The approval status of a location. Empty for an unknown status. */
export function ApprovalBadge({ status }: { status: string }) {
  const approval = approvals[status];
  return approval ? <StatusBadge tone={approval.tone}>{approval.label}</StatusBadge> : null;
}
