import { sql } from 'kysely';
import { effectivePaymentMethodType } from '../../businesses/paymentMethods/paymentMethodType.ts';
import type { CardNetworkName, PaymentMethodType } from '../../platform/cardNetwork/networkPaymentMethod.ts';
import { among } from '../../platform/database/among.ts';
import type { Database } from '../../platform/database/database.ts';

/** The fees and the type of the payment method of these locations, by location. */
export async function readPayRates(
  database: Database,
  network: CardNetworkName,
  locationIds: readonly number[],
) {
  // As for a payment, no fee of the card network is known where the business is invoiced.
  const methodType = sql<PaymentMethodType | null>`
    case when not locations.invoicing_enabled then ${effectivePaymentMethodType(network)} end`;
  const rows = await database
    .selectFrom('locations')
    .select([
      'locations.id',
      'locations.product_fee_percentage',
      'locations.in_network_payments_fee_percentage',
      'locations.w2_fee_percentage',
      'locations.background_checks_fee_percentage',
      'locations.tipping_fee_percentage',
    ])
    .select(methodType.as('method_type'))
    .where(among('locations.id', locationIds))
    .execute();
  const rates = new Map(rows.map(({ id, ...ofLocation }) => [id, ofLocation]));
  return (locationId: number) => {
    const found = rates.get(locationId);
    if (!found) throw new Error('Work at a location that does not exist');
    return found;
  };
}
