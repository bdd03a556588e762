import type { Database } from '../../platform/database/database.ts';
import { deliverMessage } from '../../platform/outbox/deliverMessage.ts';
import type { Services } from '../../platform/server/services.ts';

/** Notifies pros by text message, or by email if no phone number is known. Pros with neither see it in the app. */
export async function notifyPros(
  services: Services,
  trx: Database,
  proIds: readonly number[],
  message: { subject: string; body: string },
): Promise<void> {
  if (proIds.length === 0) return;
  const pros = await trx
    .selectFrom('pros')
    .innerJoin('users', 'users.id', 'pros.user_id')
    .select(['users.phone_number', 'users.email'])
    .where('pros.id', 'in', proIds)
    .orderBy('pros.id')
    .execute();
  for (const { phone_number, email } of pros) {
    if (phone_number !== null) {
      await deliverMessage(services, trx, { channel: 'sms', to: phone_number, ...message });
    } else if (email !== null) {
      await deliverMessage(services, trx, { channel: 'email', to: email, ...message });
    }
  }
}
