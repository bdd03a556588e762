import type { Database } from '../../database/database.ts';
import { deliverMessage } from '../../platform/outbox/deliverMessage.ts';
import type { Upstream } from '../../platform/server/services.ts';

/** Tells pros by text message, or by mail where no number is known; who has neither finds it in the app. */
export async function tellPros(
  upstream: Upstream,
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
      await deliverMessage(upstream, trx, { channel: 'sms', to: phone_number, ...message });
    } else if (email !== null) {
      await deliverMessage(upstream, trx, { channel: 'email', to: email, ...message });
    }
  }
}
