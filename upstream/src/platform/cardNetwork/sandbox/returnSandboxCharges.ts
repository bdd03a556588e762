import type { Database } from '../../database/database.ts';
import { batchSize, type DueJob } from '../../dueWork/dueJob.ts';
import { earliest } from '../../dueWork/earliest.ts';
import type { DecidedClaim } from '../decidedClaim.ts';
import { chargesOf, returnOf } from './testCards.ts';

/**
 * Takes charges of the sandbox, or parts of them, back when their bank does, gives those back whose claim the business wins,
 * and reports each as the events of Stripe do.
 *
 * @param decided remembers that a claim was decided
 */
export function returnSandboxCharges(
  decided: (trx: Database, claim: DecidedClaim, now: Date) => Promise<void>,
): DueJob {
  return {
    name: 'returnSandboxCharges',
    work: async (_services, trx, now) => {
      const due = await trx
        .selectFrom('sandbox_charges')
        .select(['idempotency_key', 'amount_cents', 'is_returned'])
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
      for (const {
        idempotency_key: chargeKey,
        amount_cents: chargedCents,
        is_returned: isWon,
        test_card,
      } of due) {
        const { returnedParts = 1, givenBackAfter } = chargesOf(test_card);
        const isWhole = returnedParts === 1;
        const isContested = !isWon && givenBackAfter !== undefined;
        await trx
          .updateTable('sandbox_charges')
          .set({
            is_returned: isWhole && !isWon,
            returns_ts: isContested ? hoursAfter(now, givenBackAfter) : null,
          })
          .where('idempotency_key', '=', chargeKey)
          .execute();
        const cents = Math.ceil(chargedCents / returnedParts);
        const claim = { name: `sandbox-${chargeKey}`, chargeKey, chargedCents, cents };
        await decided(trx, { ...claim, refusal: returnOf(test_card), isWon }, now);
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

const hoursAfter = (now: Date, hours: number) => new Date(now.getTime() + hours * 3_600_000);
