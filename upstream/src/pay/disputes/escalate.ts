import type { DisputeAct } from './actOnDispute.ts';
import { recordEvent } from './disputeEvents.ts';

type Escalation = { kind: 'ESCALATED' | 'COUNTER_DECLINED'; userId: number; note: string | null };

/** Hands a dispute to the platform. */
export async function escalate(
  { trx, dispute: { id }, now }: DisputeAct,
  { kind, userId, note }: Escalation,
): Promise<void> {
  await trx
    .updateTable('disputes')
    .set({ status: 'ESCALATED', answer_due_ts: null, reminder_due_ts: null })
    .where('id', '=', id)
    .execute();
  await recordEvent(trx, { dispute_id: id, kind, actor_user_id: userId, note, created_ts: now });
}
