import { randomBytes } from 'node:crypto';
import type { Database } from './database.ts';

/**
 * A secret generated at its first use and stored in the database, so that its signatures stay valid
 * across restarts and for all processes on one database.
 */
export async function serverSecret(database: Database, name: 'sso' | 'upload_signing'): Promise<string> {
  await database
    .insertInto('server_secrets')
    .values({ name, secret: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { secret } = await database
    .selectFrom('server_secrets')
    .select('secret')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return secret;
}
