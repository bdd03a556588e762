import { randomBytes } from 'node:crypto';
import type { Database } from '../../database/database.ts';

/**
 * A secret of the server's own: made at its first use and kept in the database, so that what is signed with it holds
 * over restarts and for all processes on one database.
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
