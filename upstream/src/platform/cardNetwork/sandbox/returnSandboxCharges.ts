import type { Database } from '../../database/database.ts';
import { batchSize, type DueJob } from '../../dueWork/dueJob.ts';
import { earliest } from '../../dueWork/earliest.ts';
import type { DecidedClaim } from '../decidedClaim.ts';
import { chargesOf, returnOf } from './testCards.ts';

/**
 * Takes charges of the sandbox, or parts of them, back when their bank does, and reports each as the events of Stripe do.
 *
 * @param answered asks the network about the charge with a key
 * @param decided takes a part of a charge back
 */
export function returnSandboxCharges(
  answered: (trx: Database, idempotencyKey: string, now: Date) => Promise<void>,
  decided: (trx: Database, claim: DecidedClaim, now: Date) => Promise<void>,
): DueJob {
  return {
    name: 'returnSandboxCharges',
    work: async (_services, trx, now) => {
      const due = await trx
        .selectFrom('sandbox_charges')
        .select(['idempotency_key', 'amount_cents'])
        .select((eb) =>
          eb
            .selectFrom('sandbox_setup_intents')
            .select('test_card')
            .whereRef('sandbox_setup_intents.payment_method_id', '=', 'sandbox_charges.payment_method_id')
            .whereRef('sandbox_setup_intents.customer_id', '=', 'sandbox_charges.customer_id')
            .as('test_card'),
        )
        .where('returns_ts', '<=', now)
        .orderBy('returns_ts')
        .orderBy('idempotency_key')
        .limit(batchSize)
        .forUpdate()
        .skipLocked()
        .execute();
      if (due.length === 0) return 0;
      for (const { idempotency_key: chargeKey, amount_cents: chargedCents, test_card } of due) {
        const { returnedParts } = chargesOf(test_card);
        await trx
          .updateTable('sandbox_charges')
          .set({ returns_ts: null, is_returned: returnedParts === undefined })
          .where('idempotency_key', '=', chargeKey)
          .execute();
        if (returnedParts === undefined) {
          await answered(trx, chargeKey, now);
        } else {
          const cents = Math.ceil(chargedCents / returnedParts);
          const claim = { name: `sandbox-${chargeKey}`, chargeKey, chargedCents, cents };
          await decided(trx, { ...claim, refusal: returnOf(test_card), isWon: false }, now);
        }
      }
      return due.length;
    },
    next: (database, window) =>
      earliest(
        database
          .selectFrom('sandbox_charges')
          .leftJoin('billing_accounts', 'billing_accounts.customer_id', 'sandbox_charges.customer_id'),
        window,
        { column: 'sandbox_charges.returns_ts', location: 'billing_accounts.location_id' },
      ),
  };
}
