import type { Database } from '../../database/database.ts';
import { deliverMessage, productName } from '../../platform/outbox/deliverMessage.ts';
import type { Upstream } from '../../platform/server/services.ts';

type DecidedLocation = { id: number; name: string; organization_id: number };

/** Writes to the organization's admins that one of its locations was approved, or why it was not. */
export async function tellOfApproval(
  upstream: Upstream,
  trx: Database,
  location: DecidedLocation,
  denialReason: string | null,
): Promise<void> {
  const admins = await trx
    .selectFrom('organization_managers')
    .innerJoin('users', 'users.id', 'organization_managers.user_id')
    .select('users.email')
    .where('organization_managers.organization_id', '=', location.organization_id)
    .where('users.account_status', '=', 'ACTIVE')
    .where('users.email', 'is not', null)
    .where('users.email_verified', '=', true)
    .orderBy('users.id')
    .execute();
  const message = messageOf(upstream, location, denialReason);
  for (const { email } of admins) {
    if (email === null) continue;
    await deliverMessage(upstream, trx, { channel: 'email', to: email.toLowerCase(), ...message });
  }
}

function messageOf(upstream: Upstream, { id, name }: DecidedLocation, denialReason: string | null) {
  const page = `${upstream.settings.webPublicUrl}/locations/${id}`;
  if (denialReason === null) {
    return {
      subject: `${name} is approved on ${productName(upstream)}`,
      body: `${name} is approved. You can post gigs there now; those that were waiting are posted.\n\n${page}`,
    };
  }
  return {
    subject: `${name} was not approved on ${productName(upstream)}`,
    body:
      `${name} was not approved:\n\n${denialReason}\n\n` +
      `Once that is mended, submit it again: ${page}/info`,
  };
}
