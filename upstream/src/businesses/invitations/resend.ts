import type { Caller } from '../../platform/access/caller.ts';
import { newToken } from '../../platform/access/sessionToken.ts';
import type { Services } from '../../platform/server/services.ts';
import { expiryFrom } from './invitationPolicy.ts';
import { lockOpenInvitation } from './lockOpenInvitation.ts';
import { type InvitationRow, selectInvitations } from './selectInvitations.ts';
import { sendInvitation } from './sendInvitation.ts';

/**
 * Resends an invitation on behalf of the caller with a new link, in case the old one reached the wrong person.
 *
 * @throws ApiError as `lockOpenInvitation`
 */
export async function resend(
  services: Services,
  caller: Caller,
  key: { id: number; organizationId?: number },
): Promise<InvitationRow> {
  const { database, clock } = services;
  return database.transaction().execute(async (trx) => {
    const { id } = await lockOpenInvitation(trx, caller, key);
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
    const status = await sendInvitation(services, trx, renewed);
    await trx.updateTable('invitations').set({ status }).where('id', '=', id).execute();
    return { ...renewed, status };
  });
}
