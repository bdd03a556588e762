import type { Temporal } from '../../platform/time/temporal.ts';
import type { InterviewStatus } from './interviewStatus.ts';

/** What an invitation to an interview is to its candidate. */
export const invitationStandings = ['OPEN', 'MISSED', 'ACCEPTED', 'DECLINED', 'OVER'] as const;

export type InvitationStanding = (typeof invitationStandings)[number];

/** What decides it. */
export interface InterviewFacts {
  readonly status: InterviewStatus;
  readonly start: Temporal.Instant;
  readonly end: Temporal.Instant;
}

function isAtOrAfter(now: Temporal.Instant, moment: Temporal.Instant): boolean {
  return now.epochMilliseconds >= moment.epochMilliseconds;
}

/**
 * An invitation is open until its interview begins. One that was accepted is over with the interview; whatever follows,
 * payment and review, is not a matter of the invitation.
 */
export function invitationStanding(
  { status, start, end }: InterviewFacts,
  now: Temporal.Instant,
): InvitationStanding {
  if (status === 'DECLINED') return 'DECLINED';
  if (status === 'INVITED') return isAtOrAfter(now, start) ? 'MISSED' : 'OPEN';
  if (status === 'CONFIRMED') return isAtOrAfter(now, end) ? 'OVER' : 'ACCEPTED';
  return 'OVER';
}
