import { invalidTransition } from '../applications/transitions/applicationState.ts';
import { confirm } from '../applications/transitions/confirm.ts';
import { select } from '../applications/transitions/select.ts';
import type { Transition } from '../applications/transitions/transition.ts';

const minute = 60_000;

/**
 * Selects and confirms a pro who accepted an offer. A pending offer can be accepted even after the gig has started: then
 * the work starts at the next full minute and ends as posted: they owe no time before, and are not paid for it.
 */
export const takePlace: Transition = (facts) => {
  const { gig, application, now } = facts;
  if (gig.end_time <= now) throw invalidTransition('This shift is over.');
  const selected = select({ ...facts, gig: { ...gig, start_time: gig.end_time } });
  const confirmed = confirm({ ...facts, application: { ...application, is_selected: true } });
  const isLate = gig.start_time < now;
  const start = new Date(Math.ceil(now.getTime() / minute) * minute);
  return {
    ...selected,
    ...confirmed,
    selection_source: 'AUTO_DIRECT_OFFER',
    ...(isLate && { work_start_time: start, original_work_start_time: start }),
  };
};
