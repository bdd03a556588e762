import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type {
  CardNetworkName,
  StoredPaymentMethodStatus,
} from '../../platform/cardNetwork/networkPaymentMethod.ts';

/** The status of a payment method; NOT_CONFIGURED without one. */
export type PaymentMethodStatus = StoredPaymentMethodStatus | 'NOT_CONFIGURED';

export const paymentMethodStatuses = ['REQUIRES_ACTION', 'ACTIVE', 'FAILED', 'NOT_CONFIGURED'] as const;

function statusOf(network: CardNetworkName, owner: RawBuilder<unknown>) {
  return sql<PaymentMethodStatus>`coalesce((
    select payment_methods.status from payment_methods
    join billing_accounts on billing_accounts.id = payment_methods.billing_account_id
    where billing_accounts.network = ${network} and ${owner}
  ), 'NOT_CONFIGURED')`;
}

/** For queries over `locations`: the status of the payment method charged for the location. */
export function effectivePaymentMethodStatus(network: CardNetworkName) {
  return sql<PaymentMethodStatus>`case locations.billing_source
    when 'LOCATION' then ${statusOf(network, sql`billing_accounts.location_id = locations.id`)}
    else ${statusOf(network, sql`billing_accounts.organization_id = locations.organization_id`)}
  end`;
}

/** For queries over `locations`: whether the location or its organization has a payment method. */
export function hasPaymentMethod(network: CardNetworkName) {
  return sql<boolean>`exists (
    select from payment_methods
    join billing_accounts on billing_accounts.id = payment_methods.billing_account_id
    where billing_accounts.network = ${network}
      and (billing_accounts.location_id = locations.id
        or billing_accounts.organization_id = locations.organization_id)
  )`;
}

/** The status of an organization's payment method. */
export async function organizationPaymentMethodStatus(
  database: Database,
  network: CardNetworkName,
  organizationId: number,
): Promise<PaymentMethodStatus> {
  const { rows } = await sql<{ status: PaymentMethodStatus }>`
    select ${statusOf(network, sql`billing_accounts.organization_id = ${organizationId}`)} as status
  `.execute(database);
  return rows[0]?.status ?? 'NOT_CONFIGURED';
}
