import { z } from 'zod';
import type { Caller } from '../../platform/access/caller.ts';
import { emailAddress, phoneNumber } from '../../platform/outbox/address.ts';
import { newToken } from '../../platform/access/sessionToken.ts';
import type { Database } from '../../database/database.ts';
import type { LocationRole } from '../locations/locationsTable.ts';
import { ApiError } from '../../platform/errors.ts';
import type { Upstream } from '../../platform/server/services.ts';
import { expiryFrom } from './invitationPolicy.ts';
import { type InvitingTeam, requireInviter } from './invitingTeam.ts';
import { refuseTeamMate } from './rejectTeamMember.ts';
import { type InvitationRow, selectInvitations } from './selectInvitations.ts';
import { sendInvitation } from './sendInvitation.ts';

/** Who is invited. An empty phone number is none. */
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
    .describe('The name of who is invited'),
};

/** Who is invited, and to what role. */
export type Guest = z.output<z.ZodObject<typeof guestFields>> & { role: LocationRole };

/**
 * Invites somebody to a team, and sends the link.
 *
 * @throws ApiError not_found and permission_denied as `requireInviter`; already_exists at `email` for somebody who is
 *   on the team, or whose invitation is still open
 */
export async function invite(
  upstream: Upstream,
  caller: Caller,
  team: InvitingTeam,
  guest: Guest,
): Promise<InvitationRow> {
  const { database } = upstream;
  await requireInviter(database, caller, team);
  return database.transaction().execute(async (trx) => {
    await refuseTeamMate(trx, team, guest.email);
    const id = await insertInvitation(upstream, trx, caller, team, guest);
    const invitation = await selectInvitations(trx)
      .where('invitations.id', '=', id)
      .executeTakeFirstOrThrow();
    const status = await sendInvitation(upstream, trx, invitation);
    await trx.updateTable('invitations').set({ status }).where('id', '=', id).execute();
    return { ...invitation, status };
  });
}

async function insertInvitation(
  { clock }: Upstream,
  trx: Database,
  { userId }: Caller,
  team: InvitingTeam,
  { role, email, phone_number, manager_name }: Guest,
): Promise<number> {
  const now = clock.now();
  // One that has expired gives way to the new one.
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
  throw new ApiError(
    'already_exists',
    'This person is invited already. Send that invitation again instead.',
    {
      target: 'email',
    },
  );
}
