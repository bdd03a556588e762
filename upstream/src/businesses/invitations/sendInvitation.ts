import type { Database } from '../../platform/database/database.ts';
import type { StoredInvitationStatus } from './invitationsTable.ts';
import type { LocationRole } from '../../platform/access/locationRole.ts';
import { deliverMessage, productName } from '../../platform/outbox/deliverMessage.ts';
import type { Services } from '../../platform/server/services.ts';
import { invitationLink } from './invitationLink.ts';
import { type InvitationRow, teamName } from './selectInvitations.ts';

const roleWords: Record<LocationRole, string> = {
  ADMIN: 'an admin',
  TEAM_MEMBER: 'a team member',
  ONSITE_MANAGER: 'an onsite manager',
};

/** Domains that never receive mail: the reserved one, and one for demonstrations. */
const undeliverable = /@(?:.+\.)?(?:invalid|undeliverable\.example)$/;

/**
 * Sends the email with the link.
 *
 * @returns the resulting status: ERROR when the address is undeliverable
 */
export async function sendInvitation(
  services: Services,
  trx: Database,
  invitation: InvitationRow,
): Promise<StoredInvitationStatus> {
  const { email, role, inviter_name, expires_ts } = invitation;
  if (undeliverable.test(email)) return 'ERROR';
  const name = teamName(invitation);
  const product = productName(services);
  // With the address, so that the page can prefill it. A copied link does not contain it.
  const link = `${invitationLink(services, invitation)}?${new URLSearchParams({ email }).toString()}`;
  const day = expires_ts.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  await deliverMessage(services, trx, {
    channel: 'email',
    to: email,
    subject: `${inviter_name ?? name} invites you to ${product}`,
    body: `You are invited to join ${name} on ${product} as ${roleWords[role]}. Accept it here until ${day}: ${link}`,
  });
  return 'SUBMITTED';
}
