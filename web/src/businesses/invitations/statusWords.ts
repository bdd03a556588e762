import type { InvitationStatus } from '@brigade/domain/businesses/invitations/invitationStatus.ts';
import type { Tone } from '../../ui/feedback/tone.ts';

const words: Record<InvitationStatus, readonly [label: string, tone: Tone]> = {
  SUBMITTED: ['Waiting', 'info'],
  ACCEPTED: ['Accepted', 'success'],
  ERROR: ['Not delivered', 'danger'],
  EXPIRED: ['Expired', 'warning'],
};

/** How the status of an invitation is shown; one that this release does not know is shown as it is. */
export function statusWords(status: string): { label: string; tone: Tone } {
  const [label, tone] = status in words ? words[status as InvitationStatus] : [status, 'neutral' as const];
  return { label, tone };
}
