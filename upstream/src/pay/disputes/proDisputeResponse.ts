import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { id, instant } from '../../platform/server/parameters.ts';
import { disputeOutcomes, disputeStatuses, disputeSubjects } from './disputesTables.ts';

/** A dispute as its pro sees it. */
export const proDisputeResponse = z
  .object({
    id,
    application_id: id,
    subject: z.enum(disputeSubjects),
    status: z.enum(disputeStatuses),
    outcome: z.enum(disputeOutcomes).nullable(),
    answer_due_ts: instant.nullable(),
  })
  .meta({ id: 'ProDispute' });

/** The dispute as its pro sees it. */
export async function loadProDispute(
  database: Database,
  disputeId: number,
): Promise<z.output<typeof proDisputeResponse>> {
  const { answer_due_ts, ...dispute } = await database
    .selectFrom('disputes')
    .select(['id', 'application_id', 'subject', 'status', 'outcome', 'answer_due_ts'])
    .where('id', '=', disputeId)
    .executeTakeFirstOrThrow();
  return { ...dispute, answer_due_ts: answer_due_ts?.toISOString() ?? null };
}
