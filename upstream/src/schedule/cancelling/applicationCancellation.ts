import type { Updateable } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { CancellationReason } from './cancellationReason.ts';

/** The change that cancels an application. Its previous state (selected, confirmed) stays readable. */
export function cancellation(
  { actor, now }: { actor: { userId: number }; now: Date },
  reason: CancellationReason,
  explanation: string | null = null,
): Updateable<Tables['gig_applications']> {
  return {
    is_cancelled: true,
    cancellation_reason: reason,
    cancellation_explanation: explanation,
    cancelled_ts: now,
    cancelled_by_user_id: actor.userId,
  };
}
