import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** A write that must happen once: whose, and under which key. */
export type OnceOnlyWrite = { userId: number; key: string };

/** The write that is under way; its transactions find it here, whichever function opens them. */
export const currentWrite = new AsyncLocalStorage<OnceOnlyWrite>();

/** Notes, in the transaction of the write that is under way, that it has taken effect. */
export async function markCommitted(trx: Transaction<Tables>): Promise<void> {
  const write = currentWrite.getStore();
  if (!write) return;
  await trx
    .updateTable('once_only_writes')
    .set({ is_committed: true })
    .where('user_id', '=', write.userId)
    .where('key', '=', write.key)
    .execute();
}
