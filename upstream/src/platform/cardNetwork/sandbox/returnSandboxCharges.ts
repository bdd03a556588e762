import type { Database } from '../../database/database.ts';
import { batchSize, type DueJob } from '../../dueWork/dueJob.ts';
import { earliest } from '../../dueWork/earliest.ts';

/**
 * Takes charges of the sandbox back when their bank does, and reports each as the events of Stripe do.
 *
 * @param answered asks the network about the charge with a key
 */
export function returnSandboxCharges(
  answered: (trx: Database, idempotencyKey: string, now: Date) => Promise<void>,
): DueJob {
  return {
    name: 'returnSandboxCharges',
    work: async (_services, trx, now) => {
      const due = await trx
        .selectFrom('sandbox_charges')
        .select('idempotency_key')
        .where('returns_ts', '<=', now)
        .orderBy('returns_ts')
        .orderBy('idempotency_key')
        .limit(batchSize)
        .forUpdate()
        .skipLocked()
        .execute();
      if (due.length === 0) return 0;
      const keys = due.map(({ idempotency_key }) => idempotency_key);
      await trx
        .updateTable('sandbox_charges')
        .set({ returns_ts: null, is_returned: true })
        .where('idempotency_key', 'in', keys)
        .execute();
      for (const key of keys) await answered(trx, key, now);
      return keys.length;
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
