import type { RestSession } from '../../platform/rest/restSession.ts';
import { getViewer } from './usersApi.ts';

/** Whether the session's user administers the whole marketplace. */
export async function isPlatformAdmin(rest: RestSession): Promise<boolean> {
  const { is_platform_admin } = await rest.call(getViewer);
  return is_platform_admin;
}
