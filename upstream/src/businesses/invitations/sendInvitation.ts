import type { Database } from '../../database/database.ts';
import type { StoredInvitationStatus } from './invitationsTable.ts';
import type { LocationRole } from '../locations/locationsTable.ts';
import { deliverMessage, productName } from '../../platform/outbox/deliverMessage.ts';
import type { Upstream } from '../../platform/server/services.ts';
import { invitationLink } from './invitationLink.ts';
import { type InvitationRow, teamName } from './selectInvitations.ts';

const roleWords: Record<LocationRole, string> = {
  ADMIN: 'an admin',
  TEAM_MEMBER: 'a team member',
  ONSITE_MANAGER: 'an onsite manager',
};

/** Domains that no mail ever reaches: the one that is reserved for that, and one for demonstrations. */
const undeliverable = /@(?:.+\.)?(?:invalid|undeliverable\.example)$/;

/**
 * Sends the e-mail with the link.
 *
 * @returns the status that the invitation has by that: ERROR when nothing can be delivered to the address
 */
export async function sendInvitation(
  upstream: Upstream,
  trx: Database,
  invitation: InvitationRow,
): Promise<StoredInvitationStatus> {
  const { email, role, inviter_name, expires_ts } = invitation;
  if (undeliverable.test(email)) return 'ERROR';
  const name = teamName(invitation);
  const product = productName(upstream);
  // With the address, so that the page can fill it in; a link that somebody copies does not carry it.
  const link = `${invitationLink(upstream, invitation)}?${new URLSearchParams({ email }).toString()}`;
  const day = expires_ts.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  await deliverMessage(upstream, trx, {
    channel: 'email',
    to: email,
    subject: `${inviter_name ?? name} invites you to ${product}`,
    body: `You are invited to join ${name} on ${product} as ${roleWords[role]}. Accept it here until ${day}: ${link}`,
  });
  return 'SUBMITTED';
}
