import type { DecidedClaim } from '../../platform/cardNetwork/decidedClaim.ts';
import {
  forgetStripeRefusal,
  recordStripeRefusal,
} from '../../platform/cardNetwork/stripe/stripeRefusals.ts';
import type { Database } from '../../platform/database/database.ts';
import { askNetworkNow } from '../payments/askNetworkNow.ts';
import { locationOf } from '../returnedParts/locationOf.ts';
import type { PartSubject } from '../returnedParts/partSubject.ts';
import { paidForOf } from './paidFor.ts';

type WholeClaim = {
  claim: DecidedClaim;
  subject: PartSubject;
  /** Whether a claim without a name of its own took the charge, from before claims were remembered. */
  isAllTaken: boolean;
};

/** Remembers a claim about all of a charge, which no earlier event was about, and whether the bank has the money. */
export async function takeChargeBack(
  trx: Database,
  { claim, subject, isAllTaken }: WholeClaim,
  now: Date,
): Promise<void> {
  const { name, chargeKey, chargedCents, refusal, isWon } = claim;
  const isOther = isAllTaken && (await hasClaim(trx, chargeKey));
  // Its loss may be reported later, and no longer counts then.
  const isKept = isWon && (!isAllTaken || isOther);
  await trx
    .insertInto('returned_charges')
    .values({
      claim: name,
      charge_key: chargeKey,
      paid_for: paidForOf(subject),
      location_id: await locationOf(trx, subject),
      cents: chargedCents,
      status: isKept ? 'KEPT' : 'RETURNED',
      is_won: isWon,
      due_ts: isWon && !isKept ? now : null,
      created_ts: now,
    })
    .execute();
  if (isKept) return;
  if (isWon) {
    await forgetStripeRefusal(trx, chargeKey);
    return;
  }
  await recordStripeRefusal(trx, { key: chargeKey, refusal }, now);
  await askNetworkNow(trx, chargeKey, now);
}

/** Whether the claim was reported before. That the business won it is final. */
export async function isKnownCharge(
  trx: Database,
  { name, chargeKey, isWon }: DecidedClaim,
  now: Date,
): Promise<boolean> {
  const known = await trx
    .selectFrom('returned_charges')
    .select(['id', 'is_won'])
    .where('claim', '=', name)
    .executeTakeFirst();
  if (!known) return false;
  if (isWon && !known.is_won) {
    await trx
      .updateTable('returned_charges')
      .set({ is_won: true, due_ts: now })
      .where('id', '=', known.id)
      .execute();
    await forgetStripeRefusal(trx, chargeKey);
  }
  return true;
}

/** Whether a bank has all of a charge. */
export async function isRefused(trx: Database, chargeKey: string): Promise<boolean> {
  const refusal = await trx
    .selectFrom('stripe_refusals')
    .select('refusal')
    .where('idempotency_key', '=', chargeKey)
    .executeTakeFirst();
  return refusal !== undefined;
}

async function hasClaim(trx: Database, chargeKey: string): Promise<boolean> {
  const claim = await trx
    .selectFrom('returned_charges')
    .select('id')
    .where('charge_key', '=', chargeKey)
    .where('status', '=', 'RETURNED')
    .limit(1)
    .executeTakeFirst();
  return claim !== undefined;
}
