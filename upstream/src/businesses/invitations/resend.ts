import type { Caller } from '../../platform/access/caller.ts';
import { newToken } from '../../platform/access/sessionToken.ts';
import type { Upstream } from '../../platform/server/services.ts';
import { expiryFrom } from './invitationPolicy.ts';
import { holdOpenInvitation } from './lockOpenInvitation.ts';
import { type InvitationRow, selectInvitations } from './selectInvitations.ts';
import { sendInvitation } from './sendInvitation.ts';

/**
 * Sends an invitation again, in the caller's name, with a new link: who held the old one may not have been meant.
 *
 * @throws ApiError as `holdOpenInvitation`
 */
export async function sendAgain(
  upstream: Upstream,
  caller: Caller,
  key: { id: number; organizationId?: number },
): Promise<InvitationRow> {
  const { database, clock } = upstream;
  return database.transaction().execute(async (trx) => {
    const { id } = await holdOpenInvitation(trx, caller, key);
    await trx
      .updateTable('invitations')
      .set({
        token: newToken(),
        expires_ts: expiryFrom(clock.now()),
        invited_by_user_id: caller.userId,
        renewal_requested_ts: null,
      })
      .where('id', '=', id)
      .execute();
    const renewed = await selectInvitations(trx).where('invitations.id', '=', id).executeTakeFirstOrThrow();
    const status = await sendInvitation(upstream, trx, renewed);
    await trx.updateTable('invitations').set({ status }).where('id', '=', id).execute();
    return { ...renewed, status };
  });
}
