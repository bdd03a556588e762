import { isChargedForLocation } from '../../pay/payments/payableWork.ts';
import type { CardNetworkName } from '../../platform/cardNetwork/networkPaymentMethod.ts';
import type { Database } from '../../platform/database/database.ts';

/** The fees and the payment method of these locations, by location. */
export async function readPayRates(
  database: Database,
  network: CardNetworkName,
  locationIds: readonly number[],
) {
  const rows = await database
    .selectFrom('locations')
    .leftJoin('billing_accounts', (join) =>
      join.on('billing_accounts.network', '=', network).on(isChargedForLocation),
    )
    .leftJoin('payment_methods', 'payment_methods.billing_account_id', 'billing_accounts.id')
    .select([
      'locations.id',
      'locations.invoicing_enabled',
      'locations.product_fee_percentage',
      'locations.in_network_payments_fee_percentage',
      'locations.w2_fee_percentage',
      'locations.background_checks_fee_percentage',
      'locations.tipping_fee_percentage',
      'payment_methods.type as method_type',
    ])
    .where('locations.id', 'in', locationIds)
    .execute();
  const rates = new Map(
    rows.map(({ id, invoicing_enabled, method_type, ...fees }) => [
      id,
      { ...fees, method_type: invoicing_enabled ? null : method_type },
    ]),
  );
  return (locationId: number) => {
    const found = rates.get(locationId);
    if (!found) throw new Error('Work at a location that does not exist');
    return found;
  };
}
