import type { Caller } from '../../platform/access/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import { productName } from '../../platform/outbox/deliverMessage.ts';
import type { Services } from '../../platform/server/services.ts';
import { notifyUser } from '../users/notifyUser.ts';

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
  const link = `${services.settings.webPublicUrl}/settings/api-tokens`;
  await notifyUser(services, trx, userId, {
    subject: `Your ${productName(services)} account has a new API token`,
    body: `An API token of your account has a new secret: ${name}. If that was you, there is nothing to do. If not, revoke it and sign out everywhere: ${link}`,
  });
}
