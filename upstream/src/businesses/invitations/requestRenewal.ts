import { ApiError } from '../../platform/errors.ts';
import type { Services } from '../../platform/server/services.ts';
import { teamPage } from './invitationLink.ts';
import { invitationPolicy } from './invitationPolicy.ts';
import { statusAt } from './invitationStatus.ts';
import type { InvitationScope } from './invitingTeam.ts';
import { loadByToken } from './loadByToken.ts';
import { accepted } from './lockOpenInvitation.ts';
import { type InvitationRow, teamName } from './selectInvitations.ts';
import { notifyInviter } from './notifyInviter.ts';

/**
 * Asks the inviter for a new link on behalf of a guest whose link expired. It is not resent automatically: after
 * two weeks, the team decides whether the invitation is still valid.
 *
 * @throws ApiError not_found for an unknown link, invalid_transition for a used one, conflict for a valid
 *   one, throttled for a second request within a day
 */
export async function requestRenewal(
  services: Services,
  link: { scope: InvitationScope; token: string },
): Promise<void> {
  const { database, clock } = services;
  await database.transaction().execute(async (trx) => {
    const invitation = await loadByToken(trx, { ...link, forUpdate: true });
    const now = clock.now();
    refuseNeedless(invitation, now);
    refuseTooSoon(invitation, now);
    await trx
      .updateTable('invitations')
      .set({ renewal_requested_ts: now })
      .where('id', '=', invitation.id)
      .execute();
    const guest = invitation.manager_name ?? invitation.email;
    await notifyInviter(services, trx, invitation, {
      subject: `${guest} asks for a new invitation`,
      body: `The invitation of ${guest} to ${teamName(invitation)} has expired. Send it again here: ${teamPage(services, invitation)}`,
    });
  });
}

function refuseNeedless(invitation: InvitationRow, now: Date): void {
  const status = statusAt(invitation, now);
  if (status === 'ACCEPTED') throw accepted();
  if (status !== 'EXPIRED') throw new ApiError('conflict', 'This invitation can still be accepted.');
}

function refuseTooSoon({ renewal_requested_ts: last }: InvitationRow, now: Date): void {
  if (last === null) return;
  const wait = invitationPolicy.renewalRequestAfterSeconds - (now.getTime() - last.getTime()) / 1000;
  if (wait <= 0) return;
  throw new ApiError('throttled', 'A new invitation was already requested. It can take a day or two.', {
    retryAfterSeconds: Math.ceil(wait),
  });
}
