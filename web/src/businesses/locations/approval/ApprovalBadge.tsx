import { StatusBadge } from '../../../ui/feedback/StatusBadge.tsx';
import type { Tone } from '../../../ui/feedback/tone.ts';

const approvals: Record<string, { tone: Tone; label: string }> = {
  PENDING: { tone: 'warning', label: 'Waiting for approval' },
  DENIED: { tone: 'danger', label: 'Not approved' },
};

/** What a location still lacks to work with. Empty once it is approved, which goes without saying, and if unknown. */
export function ApprovalBadge({ status }: { status: string }) {
  const approval = approvals[status];
  return approval ? <StatusBadge tone={approval.tone}>{approval.label}</StatusBadge> : null;
}
