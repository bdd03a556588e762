import type { Caller } from '../../../platform/access/caller.ts';
import { newToken } from '../../../platform/access/sessionToken.ts';
import type { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/server/services.ts';
import type { Guest } from './guest.ts';
import { inviteExpiry } from './invitePolicy.ts';
import { refuseMember } from './refuseMember.ts';
import { type InviteRow, selectInvites } from './selectInvites.ts';
import { sendInvite } from './sendInvite.ts';

/**
 * Invites a guest to a location's network and sends the link. The caller checks the permission first.
 *
 * @throws ApiError already_exists at the address of a member, or of a guest with an open invite
 */
export async function invite(
  services: Services,
  trx: Database,
  caller: Pick<Caller, 'userId'>,
  { locationId, guest }: { locationId: number; guest: Guest },
): Promise<InviteRow> {
  await refuseMember(trx, locationId, guest);
  const now = services.clock.now();
  await makeRoom(trx, locationId, guest, now);
  const inserted = await trx
    .insertInto('network_invites')
    .values({
      location_id: locationId,
      ...guest,
      token: newToken(),
      status: 'SENT',
      invited_by_user_id: caller.userId,
      created_ts: now,
      sent_ts: now,
      expires_ts: inviteExpiry(now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) throw await alreadyInvited(trx, locationId, guest);
  const row = await selectInvites(trx)
    .where('network_invites.id', '=', inserted.id)
    .executeTakeFirstOrThrow();
  const status = await sendInvite(services, trx, row);
  await trx.updateTable('network_invites').set({ status }).where('id', '=', row.id).execute();
  return { ...row, status };
}

/** Deletes an expired invite with the same address, which the new one replaces. */
async function makeRoom(
  trx: Database,
  locationId: number,
  { email, phone_number }: Guest,
  now: Date,
): Promise<void> {
  await trx
    .deleteFrom('network_invites')
    .where('location_id', '=', locationId)
    .where('status', '<>', 'ACCEPTED')
    .where('expires_ts', '<=', now)
    .where((eb) => eb.or([eb('email', '=', email), eb('phone_number', '=', phone_number)]))
    .execute();
}

async function alreadyInvited(trx: Database, locationId: number, { email }: Guest): Promise<ApiError> {
  const byEmail = await trx
    .selectFrom('network_invites')
    .select('id')
    .where('location_id', '=', locationId)
    .where('status', '<>', 'ACCEPTED')
    .where('email', '=', email)
    .executeTakeFirst();
  const target = byEmail ? 'email' : 'phone_number';
  return new ApiError('already_exists', 'This person is invited already. Send that invite again instead.', {
    target,
  });
}
