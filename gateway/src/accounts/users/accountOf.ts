import type { RestSession } from '../../platform/rest/restSession.ts';
import { getAccount } from './usersApi.ts';

/** The account whose session it is. */
export async function accountOf(rest: RestSession): Promise<string> {
  const { id } = await rest.call(getAccount);
  return String(id);
}
