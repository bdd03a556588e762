import type { Selectable } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { PaymentMethodsTable } from './paymentMethodTables.ts';
import { deliverMessage } from '../../platform/outbox/deliverMessage.ts';
import type { Upstream } from '../../platform/server/services.ts';

type Verified = {
  /** The bank account as it stands after the bank's answer. */
  method: Pick<Selectable<PaymentMethodsTable>, 'status' | 'last4' | 'failure_message' | 'saved_by_user_id'>;
  account: { location_id: number | null; organization_id: number | null };
};

/** Writes to whoever saved a bank account what the bank has answered: it may have taken days. */
export async function tellOfVerification(
  upstream: Pick<Upstream, 'clock' | 'settings'>,
  trx: Database,
  { method, account }: Verified,
): Promise<void> {
  if (method.status === 'REQUIRES_ACTION' || method.saved_by_user_id === null) return;
  const user = await trx
    .selectFrom('users')
    .select('email')
    .where('id', '=', method.saved_by_user_id)
    .executeTakeFirst();
  if (!user?.email) return;
  const { webPublicUrl } = upstream.settings;
  const link =
    account.location_id === null
      ? `${webPublicUrl}/organizations/${account.organization_id}/billing`
      : `${webPublicUrl}/locations/${account.location_id}/billing`;
  await deliverMessage(upstream, trx, {
    channel: 'email',
    to: user.email.toLowerCase(),
    ...(method.status === 'ACTIVE'
      ? {
          subject: 'Your bank account is verified',
          body: `The bank account ending in ${method.last4} is charged for shifts from now on: ${link}`,
        }
      : {
          subject: 'Your bank account could not be verified',
          body: `The bank account ending in ${method.last4} cannot be charged. ${method.failure_message ?? ''} Add another payment method: ${link}`,
        }),
  });
}
