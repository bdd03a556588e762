import { describeStatus } from '../../../schedule/gigs/gigStatus.ts';
import { ApiError } from '../../../platform/errors.ts';
import { invalidTransition, requireState } from './applicationState.ts';
import type { Transition } from './transition.ts';

/** Selects an applicant, while the gig accepts pros, has not started and has an open place. */
export const select: Transition = (facts) => {
  const { gig, overfillPositions, isProBlocked, actor, now } = facts;
  requireState(facts, ['open'], 'only an open one can be selected');
  if (gig.status !== 'POSTED' && gig.status !== 'CONFIRMED') {
    throw invalidTransition(
      `This shift ${describeStatus(gig.status)}: applicants are selected while it is posted.`,
    );
  }
  if (gig.start_time <= now) {
    throw invalidTransition('This shift has started: applicants are selected before it starts.');
  }
  if (isProBlocked) throw invalidTransition('This pro is blocked at this location: lift the block first.');
  const places = gig.allowed_confirmed_pros + overfillPositions;
  if (gig.selected_applications >= places) {
    throw new ApiError('gig_full', `All places of this shift (${places}) are taken.`, {
      targetValue: places,
    });
  }
  return {
    is_selected: true,
    selection_source: actor.isPlatformAdmin ? 'ADMIN' : 'STAFFER',
    selected_by_user_id: actor.userId,
  };
};
