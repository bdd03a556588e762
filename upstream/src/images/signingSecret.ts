import { randomBytes } from 'node:crypto';
import type { Upstream } from '../server/upstream.ts';

const name = 'upload_signing';

/**
 * What upload links are signed with: the setting, or a secret made once and kept in the database, so that links hold
 * over restarts and for all processes on one database.
 */
export async function signingSecret({
  database,
  settings,
}: Pick<Upstream, 'database' | 'settings'>): Promise<string> {
  if (settings.uploadSigningSecret !== null) return settings.uploadSigningSecret;
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
