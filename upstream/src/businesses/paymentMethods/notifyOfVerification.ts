import type { Selectable } from 'kysely';
import { notifyUser } from '../../accounts/users/notifyUser.ts';
import type { Database } from '../../platform/database/database.ts';
import type { PaymentMethodsTable } from './paymentMethodTables.ts';
import type { Services } from '../../platform/server/services.ts';

type Verified = {
  /** The bank account after the bank's response. */
  method: Pick<Selectable<PaymentMethodsTable>, 'status' | 'last4' | 'failure_message' | 'saved_by_user_id'>;
  account: { location_id: number | null; organization_id: number | null };
};

/** Notifies the user who saved a bank account of the result of its verification, which may take days. */
export async function notifyOfVerification(
  services: Pick<Services, 'clock' | 'settings'>,
  trx: Database,
  { method, account }: Verified,
): Promise<void> {
  if (method.status === 'REQUIRES_ACTION' || method.saved_by_user_id === null) return;
  const { webPublicUrl } = services.settings;
  const link =
    account.location_id === null
      ? `${webPublicUrl}/organizations/${account.organization_id}/billing`
      : `${webPublicUrl}/locations/${account.location_id}/billing`;
  await notifyUser(
    services,
    trx,
    method.saved_by_user_id,
    method.status === 'ACTIVE'
      ? {
          subject: 'Your bank account is verified',
          body: `The bank account ending in ${method.last4} is charged for shifts from now on: ${link}`,
        }
      : {
          subject: 'Your bank account could not be verified',
          body: `The bank account ending in ${method.last4} cannot be charged. ${method.failure_message ?? ''} Add another payment method: ${link}`,
        },
  );
}
