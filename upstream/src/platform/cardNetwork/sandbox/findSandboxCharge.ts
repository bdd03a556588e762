import type { Database } from '../../database/database.ts';

/** The charge of the sandbox with this key. */
export function findSandboxCharge(database: Database, idempotencyKey: string) {
  return database
    .selectFrom('sandbox_charges')
    .selectAll()
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
}
