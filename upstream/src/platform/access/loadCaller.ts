import type { Database } from '../database/database.ts';
import { ApiError, notAuthenticated } from '../errors.ts';
import { isApiToken } from './tokens/apiTokenSecret.ts';
import { isDeliveryGrant } from './tokens/deliveryGrant.ts';
import { isExportGrant } from './tokens/exportGrant.ts';
import { loadExportCaller } from './tokens/loadExportCaller.ts';
import { loadGrantCaller } from './tokens/loadGrantCaller.ts';
import type { Caller } from './caller.ts';
import { loadRoles } from './loadRoles.ts';
import { loadTokenCaller } from './tokens/loadTokenCaller.ts';
import { recordUse } from './recordUse.ts';
import { hashToken } from './sessionToken.ts';

/** What a request says about its caller. */
export type Credentials = {
  authorization: string | undefined;
  userAgent: string | undefined;
  /** The client's IP address, resolved through trusted proxies. */
  address: string;
};

/**
 * Loads the caller of an Authorization header and records the use of the session or API token.
 *
 * @throws ApiError not_authenticated without a valid session, account_inactive for a suspended or deactivated account,
 * and what {@link loadTokenCaller}, {@link loadGrantCaller} and {@link loadExportCaller} throw
 */
export async function loadCaller(
  database: Database,
  { authorization, userAgent, address }: Credentials,
  now: Date,
): Promise<Caller> {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  if (!token) throw notAuthenticated();
  if (isDeliveryGrant(token)) return loadGrantCaller(database, token, now);
  if (isExportGrant(token)) return loadExportCaller(database, token, now);
  if (isApiToken(token)) return loadTokenCaller(database, token, address, now);
  const session = await database
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'sessions.user_id', 'sessions.last_used_ts'])
    .select(['users.account_status', 'users.is_platform_admin'])
    .where('sessions.token_hash', '=', hashToken(token))
    .where('sessions.revoked_ts', 'is', null)
    .where('sessions.expires_ts', '>', now)
    .executeTakeFirst();
  if (!session) throw notAuthenticated();
  if (session.account_status !== 'ACTIVE')
    throw new ApiError('account_inactive', 'This account is not active.');
  await recordUse(database, session, userAgent, now);
  return {
    userId: session.user_id,
    sessionId: session.id,
    isPlatformAdmin: session.is_platform_admin,
    ...(await loadRoles(database, session.user_id)),
  };
}
