import type { Database } from '../../database/database.ts';
import { notAuthenticated } from '../../errors.ts';
import type { Caller } from '../caller.ts';
import { roleColumns } from '../loadRoles.ts';
import { hashToken } from '../sessionToken.ts';
import { callerOfToken, requireLiveToken } from './callerOfToken.ts';

/**
 * Loads the caller of a delivery's grant: the API token of its webhook, which may only read. The networks of the token
 * say from where its secret may be used, and do not concern the workers.
 *
 * @throws ApiError not_authenticated once the delivery is over, and what {@link requireLiveToken} throws
 */
export async function loadGrantCaller(database: Database, grant: string, now: Date): Promise<Caller> {
  const token = await database
    .selectFrom('webhook_deliveries')
    .innerJoin('webhooks', 'webhooks.id', 'webhook_deliveries.webhook_id')
    .innerJoin('api_tokens', 'api_tokens.id', 'webhooks.api_token_id')
    .innerJoin('users', 'users.id', 'api_tokens.user_id')
    .selectAll('api_tokens')
    .select(['users.account_status', 'users.is_platform_admin'])
    .select((eb) => roleColumns(eb.ref('users.id')))
    .where('webhook_deliveries.lease_hash', '=', hashToken(grant))
    .where('webhook_deliveries.lease_until_ts', '>', now)
    .executeTakeFirst();
  if (!token) throw notAuthenticated();
  requireLiveToken(token, now);
  const caller = await callerOfToken(database, token);
  return { ...caller, token: { id: token.id, scopes: ['READ'] } };
}
