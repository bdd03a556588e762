import type { Services } from '../../platform/server/services.ts';
import type { DisputeAct } from './actOnDispute.ts';
import { recordEvent } from './disputeEvents.ts';
import type { EscalationKind } from './escalationOf.ts';
import { notifyPlatform } from './notifyOfDispute.ts';

type Escalation = { kind: EscalationKind; userId: number | null; note: string | null };

/** Hands a dispute to the platform, and notifies its admins. Without a user, a deadline did it. */
export async function escalate(
  services: Pick<Services, 'clock' | 'settings'>,
  { trx, dispute: { id }, now }: DisputeAct,
  { kind, userId, note }: Escalation,
): Promise<void> {
  await trx
    .updateTable('disputes')
    .set({ status: 'ESCALATED', answer_due_ts: null, reminder_due_ts: null })
    .where('id', '=', id)
    .execute();
  await recordEvent(trx, { dispute_id: id, kind, actor_user_id: userId, note, created_ts: now });
  await notifyPlatform(services, trx, id, userId === null ? 'UNANSWERED' : kind);
}
