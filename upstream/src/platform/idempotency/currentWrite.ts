import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** A request with an idempotency key. */
export type IdempotentWrite = { userId: number; key: string };

/** The current idempotent request, available to every transaction that it opens. */
export const currentWrite = new AsyncLocalStorage<IdempotentWrite>();

/** Marks the current request as committed, within its transaction. */
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
