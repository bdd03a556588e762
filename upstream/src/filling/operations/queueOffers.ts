import type { Caller } from '../../platform/access/caller.ts';
import type { OfferBody } from '../offers/createOffers.ts';
import { wakeDueWork } from '../../platform/dueWork/wakeDueWork.ts';
import { afterCommit } from '../../platform/database/joinedTransaction.ts';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import type { Services } from '../../platform/server/services.ts';
import type { OperationInput } from './operationInput.ts';

type QueuedOffers = Pick<OfferBody, 'application_type' | 'bonus' | 'message' | 'is_confirmed'> & {
  locationId: number;
  gigIds: readonly number[];
  proIds: readonly number[];
};

/**
 * Queues offers for processing in the background.
 *
 * @returns the id of the operation
 */
export async function queueOffers(
  services: Services,
  caller: Caller,
  { locationId, gigIds, proIds, application_type, bonus, message, is_confirmed }: QueuedOffers,
): Promise<number> {
  const input: OperationInput = {
    application_type,
    bonus,
    message,
    is_confirmed,
    gig_ids: [...gigIds],
    pro_ids: [...proIds],
  };
  const { id } = await inTransactionOf(services, caller, (trx) =>
    trx
      .insertInto('operations')
      .values({
        kind: 'DIRECT_OFFERS',
        location_id: locationId,
        created_by_user_id: caller.userId,
        input: JSON.stringify(input),
        total: gigIds.length * proIds.length,
        created_ts: services.clock.now(),
        finished_ts: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  afterCommit(() => wakeDueWork(services.database));
  return id;
}
