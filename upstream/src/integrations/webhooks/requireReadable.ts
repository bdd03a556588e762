import { may } from '../../platform/access/permissions.ts';
import { roleColumns } from '../../platform/access/loadRoles.ts';
import { callerOfToken } from '../../platform/access/tokens/callerOfToken.ts';
import { accessesOf } from '../../platform/access/tokens/limitRoles.ts';
import type { Database } from '../../platform/database/database.ts';
import { permissionDenied } from '../../platform/errors.ts';
import { permissionToRead, subjectOf, type WebhookTopic } from './webhookTopic.ts';

/**
 * Checks that a token can read what the topics are about at some location. Without any role, nothing is delivered, which
 * a role to come changes: that is no reason to refuse.
 *
 * @throws ApiError permission_denied
 */
export async function requireReadable(
  database: Database,
  tokenId: number,
  topics: readonly WebhookTopic[],
): Promise<void> {
  const token = await database
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'api_tokens.user_id')
    .selectAll('api_tokens')
    .select(['users.account_status', 'users.is_platform_admin'])
    .select((eb) => roleColumns(eb.ref('users.id')))
    .where('api_tokens.id', '=', tokenId)
    .executeTakeFirstOrThrow();
  const accesses = accessesOf(await callerOfToken(database, token));
  for (const topic of topics) {
    const permission = permissionToRead[subjectOf(topic)];
    if (accesses.length > 0 && !accesses.some((access) => may(access, permission))) {
      throw permissionDenied(permission);
    }
  }
}
