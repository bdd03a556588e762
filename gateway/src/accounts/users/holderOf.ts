import type { RestSession } from '../../platform/rest/restSession.ts';
import type { TokenHolder } from '../../platform/sessions/sessions.ts';
import { getAccount } from './usersApi.ts';

/** Whose token the calls of a session carry. */
export async function holderOf(rest: RestSession): Promise<TokenHolder> {
  const { id, api_token: token } = await rest.call(getAccount);
  return { account: String(id), apiToken: token?.id ?? null };
}
