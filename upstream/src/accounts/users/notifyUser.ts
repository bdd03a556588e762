import type { Database } from '../../platform/database/database.ts';
import { deliverMessage } from '../../platform/outbox/deliverMessage.ts';
import type { Services } from '../../platform/server/services.ts';

/**
 * Sends an email to a user's proven address, or else a text message to their proven number. An address that someone only
 * typed may be a stranger's.
 */
export async function notifyUser(
  services: Pick<Services, 'clock' | 'settings'>,
  trx: Database,
  userId: number,
  message: { subject: string; body: string },
): Promise<void> {
  const user = await trx
    .selectFrom('users')
    .select(['email', 'email_verified', 'phone_number', 'phone_verified'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const email = user.email_verified ? (user.email?.toLowerCase() ?? null) : null;
  const to = email ?? (user.phone_verified ? user.phone_number : null);
  if (to === null) return;
  await deliverMessage(services, trx, { channel: email === null ? 'sms' : 'email', to, ...message });
}
