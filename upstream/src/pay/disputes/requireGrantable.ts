import { cardNetwork } from '../../platform/cardNetwork/cardNetwork.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/server/services.ts';
import { requirePayoutAccount } from '../payments/payouts.ts';
import { requireChargeable } from '../payments/requireChargeable.ts';
import type { DisputeRow } from './actOnDispute.ts';
import { type DisputedWork, grantOf } from './grant.ts';
import { readDisputedWork } from './readDisputedWork.ts';

/**
 * Checks that what a value costs now can be charged and reaches the pro.
 *
 * @returns the work
 * @throws ApiError payout_account_missing, PAYMENT_METHOD_DOES_NOT_EXIST, card_declined, confirmation_required or conflict
 */
export async function requireGrantable(
  services: Pick<Services, 'clock' | 'settings'> & { database: Database },
  { application_id, subject }: Pick<DisputeRow, 'application_id' | 'subject'>,
  value: number,
): Promise<DisputedWork> {
  const network = cardNetwork(services);
  const disputed = await readDisputedWork(services.database, network.name, application_id);
  const { kind } = grantOf(disputed, subject, value);
  if (kind === 'NOTHING' || kind === 'HOURS') return disputed;
  requirePayoutAccount(disputed.work);
  requireChargeable(disputed.work, network, services.clock.now());
  return disputed;
}
