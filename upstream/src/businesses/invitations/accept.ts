import { z } from 'zod';
import type { Caller } from '../../platform/access/caller.ts';
import { phoneNumber } from '../../platform/outbox/address.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { id } from '../../platform/server/parameters.ts';
import type { Services } from '../../platform/server/services.ts';
import { grantLicenses, grantRole } from './grantRole.ts';
import { invitedRole } from './invitationResponse.ts';
import { statusAt } from './invitationStatus.ts';
import type { InvitationScope } from './invitingTeam.ts';
import { loadByToken } from './loadByToken.ts';
import { accepted } from './lockOpenInvitation.ts';
import { requireGuest } from './requireGuest.ts';
import { type InvitationRow, teamName } from './selectInvitations.ts';
import { teamPage } from './invitationLink.ts';
import { notifyInviter } from './notifyInviter.ts';

/** The body for accepting an invitation. */
export const acceptBody = z.object({
  phone_number: phoneNumber.nullish().describe("The guest's number, if it differs from the account's"),
  is_confirmed: z
    .boolean()
    .optional()
    .describe('Confirms accepting with this account although the invitation was sent to another address'),
});

/** The team that the guest joined. */
export const acceptedResponse = z.object({
  location_id: id.nullable(),
  organization_id: id.nullable().describe('Null for an invitation to a location'),
  role: invitedRole,
});

/**
 * Accepts an invitation: the caller has the role from the next request on.
 *
 * @throws ApiError not_found for an unknown link, invalid_transition for a used one, expired, and
 *   confirmation_required as `requireGuest`
 */
export async function accept(
  services: Services,
  caller: Caller,
  link: { scope: InvitationScope; token: string },
  { phone_number, is_confirmed }: z.output<typeof acceptBody>,
): Promise<z.output<typeof acceptedResponse>> {
  const { database, clock } = services;
  return database.transaction().execute(async (trx) => {
    const invitation = await loadByToken(trx, { ...link, forUpdate: true });
    refuseUnusable(invitation, clock.now());
    const user = await trx
      .selectFrom('users')
      .select(['id', 'email', 'phone_number', 'first_name', 'last_name'])
      .where('id', '=', caller.userId)
      .executeTakeFirstOrThrow();
    if (!is_confirmed) requireGuest(invitation, user, phone_number ?? null);
    await grantRole(trx, invitation, user.id);
    await grantLicenses(trx, invitation, user.id);
    await openForBusiness(trx, user.id);
    await trx
      .updateTable('invitations')
      .set({ status: 'ACCEPTED', accepted_ts: clock.now(), accepted_by_user_id: user.id })
      .where('id', '=', invitation.id)
      .execute();
    const name = `${user.first_name} ${user.last_name}`.trim() || invitation.email;
    const joined = `${name} has joined ${teamName(invitation)}`;
    await notifyInviter(services, trx, invitation, {
      subject: joined,
      body: `${joined}. What they may do is on the team's page: ${teamPage(services, invitation)}`,
    });
    const { location_id, organization_id, role } = invitation;
    return { location_id, organization_id, role };
  });
}

function refuseUnusable(invitation: InvitationRow, now: Date): void {
  const status = statusAt(invitation, now);
  if (status === 'ACCEPTED') throw accepted();
  if (status === 'EXPIRED') throw new ApiError('expired', 'This invitation has expired. Request a new one.');
}

/** A pro who joins a team becomes a staffer too. */
async function openForBusiness(trx: Database, userId: number): Promise<void> {
  await trx
    .updateTable('users')
    .set({ app_mode: 'BOTH' })
    .where('id', '=', userId)
    .where('app_mode', '=', 'GIGSTER')
    .execute();
}
