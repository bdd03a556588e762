import { z } from 'zod';
import type { Caller } from '../../platform/access/caller.ts';
import { emailAddress, phoneNumber } from '../../platform/outbox/address.ts';
import { newToken } from '../../platform/access/sessionToken.ts';
import type { Database } from '../../platform/database/database.ts';
import type { LocationRole } from '../../platform/access/locationRole.ts';
import { ApiError } from '../../platform/errors.ts';
import type { Services } from '../../platform/server/services.ts';
import { expiryFrom } from './invitationPolicy.ts';
import { type InvitingTeam, requireInviter } from './invitingTeam.ts';
import { rejectTeamMember } from './rejectTeamMember.ts';
import { type InvitationRow, selectInvitations } from './selectInvitations.ts';
import { sendInvitation } from './sendInvitation.ts';

/** The invited person. An empty phone number counts as none. */
export const guestFields = {
  email: emailAddress,
  phone_number: z
    .string()
    .transform((text) => (text.trim() === '' ? null : text))
    .pipe(phoneNumber.nullable())
    .nullish(),
  manager_name: z
    .string()
    .trim()
    .max(100, 'At most 100 characters')
    .nullish()
    .describe('The name of the invited person'),
};

/** The invited person and role. */
export type Guest = z.output<z.ZodObject<typeof guestFields>> & { role: LocationRole };

/**
 * Invites a person to a team and sends the link.
 *
 * @throws ApiError not_found and permission_denied as `requireInviter`; already_exists at `email` for a person who is
 *   on the team or has an open invitation
 */
export async function invite(
  services: Services,
  caller: Caller,
  team: InvitingTeam,
  guest: Guest,
): Promise<InvitationRow> {
  const { database } = services;
  await requireInviter(database, caller, team);
  return database.transaction().execute(async (trx) => {
    await rejectTeamMember(trx, team, guest.email);
    const id = await insertInvitation(services, trx, caller, team, guest);
    const invitation = await selectInvitations(trx)
      .where('invitations.id', '=', id)
      .executeTakeFirstOrThrow();
    const status = await sendInvitation(services, trx, invitation);
    await trx.updateTable('invitations').set({ status }).where('id', '=', id).execute();
    return { ...invitation, status };
  });
}

async function insertInvitation(
  { clock }: Services,
  trx: Database,
  { userId }: Caller,
  team: InvitingTeam,
  { role, email, phone_number, manager_name }: Guest,
): Promise<number> {
  const now = clock.now();
  // The new invitation replaces an expired one.
  await trx
    .deleteFrom('invitations')
    .where('location_id', 'is not distinct from', team.location_id)
    .where('organization_id', 'is not distinct from', team.organization_id)
    .where('email', '=', email)
    .where('status', '<>', 'ACCEPTED')
    .where('expires_ts', '<=', now)
    .execute();
  const inserted = await trx
    .insertInto('invitations')
    .values({
      ...team,
      role,
      email,
      phone_number: phone_number ?? null,
      manager_name: manager_name || null,
      token: newToken(),
      status: 'SUBMITTED',
      invited_by_user_id: userId,
      created_ts: now,
      expires_ts: expiryFrom(now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return inserted.id;
  throw new ApiError('already_exists', 'This person is already invited. Resend that invitation instead.', {
    target: 'email',
  });
}
