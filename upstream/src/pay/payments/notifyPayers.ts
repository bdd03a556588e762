import { type Notification, notifyUser } from '../../accounts/notifications/notifyUser.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/server/services.ts';
import { payersOf } from '../duePay/payersOf.ts';

/** Notifies those who look after the payments of a location. */
export async function notifyPayers(
  services: Pick<Services, 'clock' | 'settings'>,
  trx: Database,
  locationId: number,
  notification: Notification,
): Promise<void> {
  for (const userId of await payersOf(trx, locationId)) await notifyUser(services, trx, userId, notification);
}
