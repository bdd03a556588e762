import type { Database } from '../../../database/database.ts';
import type { StoredInviteStatus } from '../../../database/tables/network.ts';
import { deliverMessage, productName } from '../../../platform/outbox/deliverMessage.ts';
import type { Upstream } from '../../../platform/server/services.ts';
import { inviteLink } from './inviteLink.ts';
import type { InviteRow } from './selectInvites.ts';

/** Domains that no mail ever reaches: the one that is reserved for that, and one for demonstrations. */
const undeliverable = /@(?:.+\.)?(?:invalid|undeliverable\.example)$/;

/**
 * Sends the link by e-mail and text message, as far as there are addresses.
 *
 * @returns the status that the invite has by that: UNDELIVERABLE when nothing can arrive
 */
export async function sendInvite(
  upstream: Pick<Upstream, 'clock' | 'settings'>,
  trx: Database,
  invite: InviteRow,
): Promise<StoredInviteStatus> {
  const { email, phone_number, location_name, expires_ts, name } = invite;
  const reachable = email !== null && !undeliverable.test(email) ? email : null;
  const sender = invite.inviter_name ?? location_name;
  const link = inviteLink(upstream, invite.token);
  const day = expires_ts.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  if (reachable !== null) {
    await deliverMessage(upstream, trx, {
      channel: 'email',
      to: reachable,
      subject: `${location_name} invites you to its network`,
      body:
        `Hello${name === null ? '' : ` ${name}`}, ${sender} invites you to the network of ${location_name} on ` +
        `${productName(upstream)}: you hear of its shifts first. Join here until ${day}: ${link}`,
    });
  }
  if (phone_number !== null) {
    await deliverMessage(upstream, trx, {
      channel: 'sms',
      to: phone_number,
      subject: `${location_name} invites you to its network`,
      body: `${sender} invites you to the network of ${location_name}. Join until ${day}: ${link}`,
    });
  }
  return reachable === null && phone_number === null ? 'UNDELIVERABLE' : 'SENT';
}
