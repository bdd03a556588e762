import type { Database } from '../../platform/database/database.ts';
import { deliverMessage, productName } from '../../platform/outbox/deliverMessage.ts';
import type { Services } from '../../platform/server/services.ts';

type DecidedLocation = { id: number; name: string; organization_id: number };

/** Notifies the organization's admins that a location was approved or denied. */
export async function notifyOfApproval(
  services: Services,
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
  const message = messageOf(services, location, denialReason);
  for (const { email } of admins) {
    if (email === null) continue;
    await deliverMessage(services, trx, { channel: 'email', to: email.toLowerCase(), ...message });
  }
}

function messageOf(services: Services, { id, name }: DecidedLocation, denialReason: string | null) {
  const page = `${services.settings.webPublicUrl}/locations/${id}`;
  if (denialReason === null) {
    return {
      subject: `${name} is approved on ${productName(services)}`,
      body: `${name} is approved. You can post shifts there now; pending shifts have been posted.\n\n${page}`,
    };
  }
  return {
    subject: `${name} was not approved on ${productName(services)}`,
    body:
      `${name} was not approved:\n\n${denialReason}\n\n` +
      `Once this is fixed, submit it again: ${page}/info`,
  };
}
