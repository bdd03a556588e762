import { notifyUser } from '../../accounts/users/notifyUser.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/server/services.ts';

/** @param messageOf makes the message, given the address of the webhook's page */
export async function notifyMaker(
  services: Pick<Services, 'clock' | 'settings'>,
  trx: Database,
  webhook: { id: number; api_token_id: number },
  messageOf: (page: string) => { subject: string; body: string },
): Promise<void> {
  const { user_id: userId } = await trx
    .selectFrom('api_tokens')
    .select('user_id')
    .where('id', '=', webhook.api_token_id)
    .executeTakeFirstOrThrow();
  const page = `${services.settings.webPublicUrl}/settings/webhooks/${webhook.id}`;
  await notifyUser(services, trx, userId, messageOf(page));
}
