import type { Services } from '../../platform/server/services.ts';
import { type DisputeAct, requireStatus } from './actOnDispute.ts';
import { conclude } from './conclude.ts';
import { escalate } from './escalate.ts';
import { notifyManagers } from './notifyManagers.ts';

type Answer = { userId: number; accepts: boolean };

/**
 * The pro accepts a counter, or declines it, which leaves the decision to the platform.
 *
 * @throws ApiError invalid_transition without a counter, expired after the deadline
 */
export async function answerCounter(
  services: Pick<Services, 'clock' | 'settings'>,
  act: DisputeAct,
  { userId, accepts }: Answer,
): Promise<void> {
  requireStatus(act, 'COUNTERED');
  const { trx, dispute, now } = act;
  if (!accepts) {
    await escalate(services, act, { kind: 'COUNTER_DECLINED', userId, note: null });
    return;
  }
  const value = dispute.counter_value ?? dispute.contested_value;
  const conclusion = { outcome: 'COUNTER_ACCEPTED', value, note: null } as const;
  await conclude(services, trx, dispute, conclusion, { userId, now });
  await notifyManagers(services, trx, dispute.id, 'DECIDED');
}
