import { getViewer } from '../../accounts/users/usersApi.ts';
import type { Context } from '../../platform/context.ts';

/** Whether the viewer recorded something, or changed it last. The viewer is loaded once a request. */
export async function isRecordedByViewer(
  {
    recorded_by_user: user,
  }: { readonly recorded_by_user?: { readonly id?: number | undefined } | null | undefined },
  _args: object,
  { rest }: Context,
): Promise<boolean> {
  if (user?.id === undefined) return false;
  return user.id === (await rest.call(getViewer)).id;
}
