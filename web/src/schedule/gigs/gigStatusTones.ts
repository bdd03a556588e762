import type { CurrentGigStatus } from '@brigade/domain/schedule/gigs/currentGigStatus.ts';
import type { Tone } from '../../ui/feedback/tone.ts';

/** The tone of each status of a gig, in lists and in the calendar. */
export const gigStatusTones: Record<CurrentGigStatus, Tone> = {
  UNAPPROVED: 'info',
  UNFILLED: 'warning',
  READY: 'success',
  SHORT_STAFFED: 'warning',
  IN_PROGRESS: 'success',
  ENDED: 'neutral',
  COMPLETED: 'neutral',
  PAYMENT_DUE: 'info',
  PAYING: 'neutral',
  PAYMENT_ERROR: 'danger',
  CANCELLED: 'neutral',
};
