import type { Database } from '../../../platform/database/database.ts';
import type { StoredInviteStatus } from './networkInvitesTable.ts';
import { deliverMessage, productName } from '../../../platform/outbox/deliverMessage.ts';
import type { Services } from '../../../platform/server/services.ts';
import { inviteLink } from './inviteLink.ts';
import type { InviteRow } from './selectInvites.ts';

/** Domains that never receive mail: the reserved one, and one for demonstrations. */
const undeliverable = /@(?:.+\.)?(?:invalid|undeliverable\.example)$/;

/**
 * Sends the link by email and text message, to the addresses that are known.
 *
 * @returns the new status of the invite: UNDELIVERABLE when no address can receive it
 */
export async function sendInvite(
  services: Pick<Services, 'clock' | 'settings'>,
  trx: Database,
  invite: InviteRow,
): Promise<StoredInviteStatus> {
  const { email, phone_number, location_name, expires_ts, name } = invite;
  const reachable = email !== null && !undeliverable.test(email) ? email : null;
  const sender = invite.inviter_name ?? location_name;
  const link = inviteLink(services, invite.token);
  const day = expires_ts.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  if (reachable !== null) {
    await deliverMessage(services, trx, {
      channel: 'email',
      to: reachable,
      subject: `${location_name} invites you to its network`,
      body:
        `Hello${name === null ? '' : ` ${name}`}, ${sender} invites you to the network of ${location_name} on ` +
        `${productName(services)}: you will see its shifts first. Join by ${day}: ${link}`,
    });
  }
  if (phone_number !== null) {
    await deliverMessage(services, trx, {
      channel: 'sms',
      to: phone_number,
      subject: `${location_name} invites you to its network`,
      body: `${sender} invites you to the network of ${location_name}. Join by ${day}: ${link}`,
    });
  }
  return reachable === null && phone_number === null ? 'UNDELIVERABLE' : 'SENT';
}
