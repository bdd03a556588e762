import type { Database } from '../../database/database.ts';
import { notAuthenticated } from '../../errors.ts';
import type { Caller } from '../caller.ts';
import { callerOfSession, selectLiveSessions } from '../callerOfSession.ts';
import { roleColumns } from '../loadRoles.ts';
import { hashToken } from '../sessionToken.ts';
import { callerOfToken, requireLiveToken } from './callerOfToken.ts';

/** With whose rights an export is read: a session or an API token. */
export type ExportHolder = { session_id: number | null; api_token_id: number | null };

/**
 * Who started an export, with the roles of this moment; may only read. The networks of an API token say from where its
 * secret may be used, and do not concern the workers.
 *
 * @throws ApiError not_authenticated once the session has ended, account_inactive, and what {@link requireLiveToken} throws
 */
export async function callerOfExport(database: Database, holder: ExportHolder, now: Date): Promise<Caller> {
  if (holder.api_token_id !== null) return callerOfItsToken(database, holder.api_token_id, now);
  if (holder.session_id === null) throw notAuthenticated();
  const session = await selectLiveSessions(database, now)
    .where('sessions.id', '=', holder.session_id)
    .executeTakeFirst();
  if (!session) throw notAuthenticated();
  return { ...callerOfSession(session), mayOnlyRead: true };
}

async function callerOfItsToken(database: Database, tokenId: number, now: Date): Promise<Caller> {
  const token = await database
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'api_tokens.user_id')
    .selectAll('api_tokens')
    .select(['users.account_status', 'users.is_platform_admin'])
    .select((eb) => roleColumns(eb.ref('users.id')))
    .where('api_tokens.id', '=', tokenId)
    .executeTakeFirst();
  if (!token) throw notAuthenticated();
  requireLiveToken(token, now);
  return { ...(await callerOfToken(database, token)), mayOnlyRead: true };
}

/**
 * Loads the caller of an export's grant.
 *
 * @throws ApiError not_authenticated once the lease is over, and what {@link callerOfExport} throws
 */
export async function loadExportCaller(database: Database, grant: string, now: Date): Promise<Caller> {
  const holder = await database
    .selectFrom('exports')
    .select(['session_id', 'api_token_id'])
    .where('lease_hash', '=', hashToken(grant))
    .where('lease_until_ts', '>', now)
    .executeTakeFirst();
  if (!holder) throw notAuthenticated();
  return callerOfExport(database, holder, now);
}
