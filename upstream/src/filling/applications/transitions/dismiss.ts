import { invalidField } from '../../../platform/errors.ts';
import { invalidTransition, requireState } from './applicationState.ts';
import { cancellation } from '../../../schedule/cancelling/applicationCancellation.ts';
import type { Dismissal } from '../dismissal.ts';
import type { Transition } from './transition.ts';

/** Dismisses an applicant in any state before the start of the work. */
export function dismiss({ reason, explanation }: Dismissal): Transition {
  return (facts) => {
    const { application, gig, now } = facts;
    requireState(facts, ['open', 'selected', 'confirmed'], 'it can no longer be dismissed');
    if (application.is_confirmed && gig.start_time <= now) {
      throw invalidTransition('This shift has started: record a no-show or send the pro home instead.');
    }
    if (reason === 'OVERRIDE_AUTOSELECT' && !isAutoSelected(application.selection_source)) {
      throw invalidField('reason', 'OVERRIDE_AUTOSELECT is for applicants who were selected automatically.');
    }
    return cancellation(facts, reason, explanation);
  };
}

function isAutoSelected(source: string | null): boolean {
  return source === 'AUTO_MATCH' || source === 'AUTO_DIRECT_OFFER';
}
