import type { Database } from '../../platform/database/database.ts';
import { deliverMessage } from '../../platform/outbox/deliverMessage.ts';
import type { Services } from '../../platform/server/services.ts';
import { isQuiet } from './isQuiet.ts';
import { loadNotificationSettings } from './loadNotificationSettings.ts';
import type { SentEvent } from './sentEvents.ts';

export type Notification = { event: SentEvent; subject: string; body: string };

/**
 * Notifies an active user of an event by email and text message, as their settings say. Only verified addresses get
 * messages. A text message needs the user's opt-in and is not sent in quiet hours.
 */
export async function notifyUser(
  services: Pick<Services, 'clock' | 'settings'>,
  trx: Database,
  userId: number,
  { event, subject, body }: Notification,
): Promise<void> {
  const user = await trx
    .selectFrom('users')
    .select(['email', 'email_verified', 'phone_number', 'phone_verified', 'sms_opt_in'])
    .where('id', '=', userId)
    .where('account_status', '=', 'ACTIVE')
    .executeTakeFirst();
  if (!user) return;
  const settings = await loadNotificationSettings(trx, userId);
  const ways = settings.events.find((choice) => choice.event === event);
  if (ways?.email && user.email !== null && user.email_verified) {
    await deliverMessage(services, trx, { channel: 'email', to: user.email.toLowerCase(), subject, body });
  }
  const isTextable = user.phone_number !== null && user.phone_verified && user.sms_opt_in;
  if (ways?.sms && isTextable && !isQuiet(settings.quiet_hours, services.clock.now())) {
    await deliverMessage(services, trx, { channel: 'sms', to: user.phone_number ?? '', subject, body });
  }
}
