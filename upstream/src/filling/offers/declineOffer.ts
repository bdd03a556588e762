import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { DueServices } from '../../platform/dueWork/dueJob.ts';
import { lockOffer } from './lockOffer.ts';
import { postUntakenPlaces } from './postUntakenPlaces.ts';

/**
 * Declines an offer for a pro. Call it within a transaction of `inTransactionOf` with the pro's user.
 *
 * @throws ApiError not_found, invalid_transition or expired
 */
export async function declineOffer(
  { clock }: Pick<DueServices, 'clock'>,
  trx: Transaction<Tables>,
  offerId: number,
): Promise<void> {
  const now = clock.now();
  const { gig_id: gigId } = await lockOffer(trx, offerId, now);
  await trx
    .updateTable('direct_offers')
    .set({ status: 'DECLINED', answered_ts: now })
    .where('id', '=', offerId)
    .execute();
  await postUntakenPlaces(trx, [gigId], now);
}
