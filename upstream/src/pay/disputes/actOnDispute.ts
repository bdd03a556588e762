import type { Selectable, Transaction } from 'kysely';
import { afterCommit } from '../../platform/database/joinedTransaction.ts';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { wakeDueWork } from '../../platform/dueWork/wakeDueWork.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import { invalidTransition } from '../../filling/applications/transitions/applicationState.ts';
import type { Services } from '../../platform/server/services.ts';
import type { DisputesTable, DisputeStatus } from './disputesTables.ts';

/** A dispute as the table stores it. */
export type DisputeRow = Selectable<DisputesTable>;

/** What an act on a dispute needs, with its gig locked. */
export type DisputeAct = { trx: Transaction<Tables>; dispute: DisputeRow; now: Date };

/** Acts on a dispute as a user, in one transaction. Of two concurrent acts, the second one sees the first. */
export async function actOnDispute(
  services: Services,
  caller: { userId: number },
  disputeId: number,
  act: (known: DisputeAct) => Promise<void>,
): Promise<void> {
  await inTransactionOf(services, caller, async (trx) => {
    const dispute = await lockDispute(trx, disputeId);
    await act({ trx, dispute, now: services.clock.now() });
  });
  afterCommit(() => wakeDueWork(services.database));
}

/**
 * Locks the gig of a dispute, and then the dispute, as everything else that pays does.
 *
 * @throws ApiError not_found
 */
export async function lockDispute(trx: Transaction<Tables>, id: number): Promise<DisputeRow> {
  await trx
    .selectFrom('gigs')
    .select('id')
    .where('id', '=', (eb) => eb.selectFrom('disputes').select('gig_id').where('disputes.id', '=', id))
    .forUpdate()
    .execute();
  const dispute = await trx
    .selectFrom('disputes')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!dispute) throw notFound('dispute');
  return dispute;
}

const refusals: Record<DisputeStatus, string> = {
  OPEN: 'The business has not answered this dispute yet.',
  COUNTERED: 'This dispute has a counteroffer: it waits for the pro.',
  ESCALATED: 'The platform decides this dispute.',
  RESOLVED: 'This dispute is decided.',
};

/** @throws ApiError invalid_transition in another status, expired once a deadline decides */
export function requireStatus({ dispute, now }: DisputeAct, status: DisputeStatus): void {
  if (dispute.outcome?.endsWith('_UNANSWERED')) throw expired(dispute);
  if (dispute.status !== status) throw invalidTransition(refusals[dispute.status]);
  if (dispute.answer_due_ts !== null && now >= dispute.answer_due_ts) throw expired(dispute);
}

function expired({ status, outcome }: DisputeRow): ApiError {
  const isCounter = status === 'COUNTERED' || outcome === 'COUNTER_UNANSWERED';
  return new ApiError(
    'expired',
    isCounter
      ? 'The time to answer is over: the counteroffer counts.'
      : 'The time to answer is over: the claim is approved.',
  );
}
