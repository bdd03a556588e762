import { notifyUser } from '../../accounts/users/notifyUser.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/server/services.ts';
import type { InvitationRow } from './selectInvitations.ts';

/**
 * Notifies the inviter of the fate of an invitation, or the administrators of the organization if the inviter left
 * or has no proven address.
 */
export async function notifyInviter(
  services: Services,
  trx: Database,
  invitation: InvitationRow,
  message: { subject: string; body: string },
): Promise<void> {
  for (const userId of await recipients(trx, invitation)) await notifyUser(services, trx, userId, message);
}

async function recipients(trx: Database, invitation: InvitationRow): Promise<number[]> {
  const reachable = trx
    .selectFrom('users')
    .select('users.id')
    .where('users.account_status', '=', 'ACTIVE')
    .where((eb) =>
      eb.or([
        eb.and([eb('users.email', 'is not', null), eb('users.email_verified', '=', true)]),
        eb.and([eb('users.phone_number', 'is not', null), eb('users.phone_verified', '=', true)]),
      ]),
    )
    .orderBy('users.id');
  const inviter = await reachable
    .where('users.id', '=', invitation.invited_by_user_id ?? 0)
    .where((eb) =>
      eb.or([eb('users.is_platform_admin', '=', true), eb('users.id', 'in', inCharge(trx, invitation))]),
    )
    .execute();
  const people =
    inviter.length > 0
      ? inviter
      : await reachable.where('users.id', 'in', administrators(trx, invitation)).execute();
  return people.map(({ id }) => id);
}

/** The users who can currently invite there. */
function inCharge(trx: Database, invitation: InvitationRow) {
  return administrators(trx, invitation).union(
    trx
      .selectFrom('location_managers')
      .select('location_managers.user_id')
      .where('location_managers.location_id', '=', invitation.location_id ?? 0)
      .where('location_managers.role', '=', 'ADMIN'),
  );
}

function administrators(trx: Database, { organization_id, location_id }: InvitationRow) {
  const managers = trx.selectFrom('organization_managers').select('organization_managers.user_id');
  return organization_id !== null
    ? managers.where('organization_managers.organization_id', '=', organization_id)
    : managers.where('organization_managers.organization_id', 'in', (eb) =>
        eb
          .selectFrom('locations')
          .select('organization_id')
          .where('id', '=', location_id ?? 0),
      );
}
