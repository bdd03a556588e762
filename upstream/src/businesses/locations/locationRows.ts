import { type Caller } from '../../platform/access/caller.ts';
import { accessOf, visibleLocationIds } from '../../platform/access/locationAccess.ts';
import { may } from '../../platform/access/permissions.ts';
import type { Database } from '../../platform/database/database.ts';
import type { CardNetworkName } from '../../platform/cardNetwork/networkPaymentMethod.ts';
import { effectivePaymentMethodStatus } from '../paymentMethods/paymentMethodStatus.ts';
import { effectivePaymentMethodType } from '../paymentMethods/paymentMethodType.ts';
import { productFeeField } from './locationSchema.ts';

/**
 * The locations that the caller can see, by organization, name and id.
 *
 * @param network the network whose payment methods count: `cardNetworkName(services)`
 */
export function visibleLocations(database: Database, caller: Caller, network: CardNetworkName) {
  return database
    .selectFrom('locations')
    .innerJoin('markets', 'markets.id', 'locations.market_id')
    .innerJoin('organizations', 'organizations.id', 'locations.organization_id')
    .selectAll('locations')
    .select(['markets.name as market_name', 'organizations.name as organization_name'])
    .select(effectivePaymentMethodStatus(network).as('payment_method_status'))
    .select(effectivePaymentMethodType(network).as('payment_method_type'))
    .where('locations.id', 'in', visibleLocationIds(database, caller));
}

/** A row of {@link visibleLocations}. */
export type LocationRow = Awaited<ReturnType<ReturnType<typeof visibleLocations>['execute']>>[number];

/** Converts a location to its API format for this caller, without fees for an onsite manager. */
export function toLocation(row: LocationRow, caller: Caller, slug: string) {
  const {
    longitude: _longitude,
    latitude: _latitude,
    stripe_payment_method_id: _paymentMethod,
    is_migrated_from_predecessor: _isMigrated,
    product_fee_percentage,
    ...location
  } = row;
  const access = accessOf(caller, row);
  const seesCosts = access !== null && may(access, 'wages.view');
  const fee = (percentageOrHours: number) => (seesCosts ? percentageOrHours : null);
  return {
    ...location,
    payment_method_status: seesCosts ? row.payment_method_status : null,
    payment_method_type: seesCosts ? row.payment_method_type : null,
    background_checks_fee_percentage: fee(row.background_checks_fee_percentage),
    in_network_payments_fee_percentage: fee(row.in_network_payments_fee_percentage),
    tipping_fee_percentage: fee(row.tipping_fee_percentage),
    w2_fee_percentage: fee(row.w2_fee_percentage),
    cancellation_free_hours: fee(row.cancellation_free_hours),
    cancellation_guaranteed_hours: fee(row.cancellation_guaranteed_hours),
    ...productFeeField(slug, fee(product_fee_percentage)),
  };
}
