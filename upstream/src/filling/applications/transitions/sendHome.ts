import { guaranteedMinutes, losesMinimumPay } from '../minimumPay.ts';
import type { SendHomeReason } from '../sendHomeReasons.ts';
import { invalidTransition, requireState } from './applicationState.ts';
import type { Transition, TransitionFacts } from './transition.ts';

const minute = 60_000;

/**
 * Ends the work of a confirmed pro early. They are paid until now; if the reason is not theirs, for at least 4 hours or
 * the posted time, whichever is shorter. Being late counts as theirs from more than 15 minutes
 * after the posted start on.
 */
export function sendHome(reason: SendHomeReason): Transition {
  return (facts) => {
    const { application, gig, actor, now } = facts;
    requireState(facts, ['confirmed'], 'only a confirmed pro can be sent home');
    if (gig.start_time > now) {
      throw invalidTransition('This shift has not started: dismiss the pro or record a call-out instead.');
    }
    if (application.sent_home_ts !== null) throw invalidTransition('This pro was sent home already.');
    if (application.work_end_time <= now) throw invalidTransition('The work of this pro is over.');
    const guaranteedUntil = isFaultOfPro(reason, facts)
      ? now.getTime()
      : Math.min(
          application.work_start_time.getTime() + guaranteedMinutes * minute,
          application.work_end_time.getTime(),
        );
    return {
      work_end_time: new Date(Math.max(now.getTime(), guaranteedUntil)),
      hours_updated_ts: now,
      hours_updated_by_user_id: actor.userId,
      sent_home_reason: reason,
      sent_home_ts: now,
    };
  };
}

function isFaultOfPro(reason: SendHomeReason, { application, now }: TransitionFacts): boolean {
  const arrived = application.first_clock_in_ts ?? now;
  const late = arrived.getTime() - application.original_work_start_time.getTime();
  return losesMinimumPay(reason, late / minute);
}
