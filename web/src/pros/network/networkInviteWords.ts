import type { NetworkInviteStatus } from '@brigade/domain/pros/network/networkInviteStatus.ts';
import type { Tone } from '../../ui/feedback/tone.ts';

const words: Record<NetworkInviteStatus, readonly [label: string, tone: Tone]> = {
  SENT: ['Waiting', 'info'],
  ACCEPTED: ['Accepted', 'success'],
  EXPIRED: ['Expired', 'warning'],
  UNDELIVERABLE: ['Not delivered', 'danger'],
};

/** How the status of an invite is shown; one that this release does not know is shown as it is. */
export function networkInviteWords(status: string): { label: string; tone: Tone } {
  const [label, tone] = status in words ? words[status as NetworkInviteStatus] : [status, 'neutral' as const];
  return { label, tone };
}
