import type { Database } from '../../database/database.ts';

export function findSandboxCharge(database: Database, idempotencyKey: string) {
  return database
    .selectFrom('sandbox_charges')
    .selectAll()
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
}
