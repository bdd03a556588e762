import { sql } from 'kysely';
import type { CardNetworkName } from '../../platform/cardNetwork/networkPaymentMethod.ts';

/** For queries over `locations`: the type of the payment method charged for the location; null without one. */
export function effectivePaymentMethodType(network: CardNetworkName) {
  return sql<'card' | 'us_bank_account' | null>`(
    select payment_methods.type from payment_methods
    join billing_accounts on billing_accounts.id = payment_methods.billing_account_id
    where billing_accounts.network = ${network} and case locations.billing_source
      when 'LOCATION' then billing_accounts.location_id = locations.id
      else billing_accounts.organization_id = locations.organization_id
    end
  )`;
}
