import type { CancellationReason } from './cancellationReason.ts';
import type { ApplicationChange, TransitionFacts } from '../../filling/applications/transitions/transition.ts';

/** The change that cancels an application. What it was before stays readable: selected, confirmed. */
export function cancellation(
  { actor, now }: { actor: Pick<TransitionFacts['actor'], 'userId'>; now: Date },
  reason: CancellationReason,
  explanation: string | null = null,
): ApplicationChange {
  return {
    is_cancelled: true,
    cancellation_reason: reason,
    cancellation_explanation: explanation,
    cancelled_ts: now,
    cancelled_by_user_id: actor.userId,
  };
}
