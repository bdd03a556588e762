import type { Caller } from '../../platform/access/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import { productName } from '../../platform/outbox/deliverMessage.ts';
import type { Services } from '../../platform/server/services.ts';
import { notifyUser } from '../users/notifyUser.ts';

/** Notifies the maker of a token that someone else revoked, because a system of theirs has just stopped working. */
export async function notifyOfRevocation(
  services: Services,
  trx: Database,
  token: { name: string; user_id: number },
  { userId }: Caller,
): Promise<void> {
  const { first_name, last_name } = await trx
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const who = `${first_name} ${last_name}`.trim() || 'An administrator';
  await notifyUser(services, trx, token.user_id, {
    subject: `An API token of your ${productName(services)} account was revoked`,
    body: `${who} revoked your API token ${token.name}. Systems that use it have stopped working. Create a new one if they still need access: ${services.settings.webPublicUrl}/settings/api-tokens`,
  });
}
