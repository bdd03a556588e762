import type { Database } from '../database/database.ts';
import { notAuthenticated } from '../errors.ts';
import { isApiToken } from './tokens/apiTokenSecret.ts';
import { isGrant } from './tokens/workerGrant.ts';
import { loadExportCaller } from './tokens/loadExportCaller.ts';
import { loadGrantCaller } from './tokens/loadGrantCaller.ts';
import type { Caller } from './caller.ts';
import { callerOfSession, selectLiveSessions } from './callerOfSession.ts';
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
  if (isGrant('delivery', token)) return loadGrantCaller(database, token, now);
  if (isGrant('export', token)) return loadExportCaller(database, token, now);
  if (isApiToken(token)) return loadTokenCaller(database, token, address, now);
  const session = await selectLiveSessions(database, now)
    .where('sessions.token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (!session) throw notAuthenticated();
  const caller = { ...callerOfSession(session), endsAt: session.expires_ts };
  await recordUse(database, session, userAgent, now);
  return caller;
}
