import type { Caller } from '../../platform/access/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import { deliverMessage, productName } from '../../platform/outbox/deliverMessage.ts';
import type { Services } from '../../platform/server/services.ts';

/**
 * Notifies the maker of a new secret, because an attacker with an open session could otherwise keep their access by a
 * token that no one notices.
 */
export async function notifyOfToken(
  services: Services,
  trx: Database,
  { userId }: Caller,
  name: string,
): Promise<void> {
  const user = await trx
    .selectFrom('users')
    .select(['email', 'email_verified', 'phone_number', 'phone_verified'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const email = user.email_verified ? user.email : null;
  const to = email ?? (user.phone_verified ? user.phone_number : null);
  if (to === null) return;
  const link = `${services.settings.webPublicUrl}/settings/api-tokens`;
  await deliverMessage(services, trx, {
    channel: email === null ? 'sms' : 'email',
    to,
    subject: `Your ${productName(services)} account has a new API token`,
    body: `An API token of your account has a new secret: ${name}. If that was you, there is nothing to do. If not, revoke it and sign out everywhere: ${link}`,
  });
}
