import type { CostRates as Rates } from '@brigade/domain/schedule/costs/costRates.ts';
import type { Context } from '../../platform/context.ts';
import { loader } from '../../platform/rest/loader.ts';
import { loadById } from '../../platform/schema/loadById.ts';
import { visibleFees } from '../../businesses/locations/LocationFees.ts';
import { locationDetail } from '../../businesses/locations/locationDetail.ts';
import type { LocationWire } from '../../businesses/locations/locationWire.ts';
import { gatewayFeeOf } from './gatewayFeeOf.ts';

/** The rates in the response of the location itself. */
export type OwnRates = Omit<Rates, 'gatewayFee'>;

/** The fallback for servers that do not send the terms. */
const usualTerms = { freeHours: 24, guaranteedHours: 4 };

/**
 * The rates in the response of a location.
 *
 * @throws GraphQLError with the code FORBIDDEN for those who may not see money
 */
export function ownRates(location: LocationWire): OwnRates {
  const fees = visibleFees(location);
  return {
    platformPercentage: fees.platform,
    inNetworkPercentage: fees.inNetworkPayments,
    w2Percentage: fees.w2,
    backgroundCheckPercentage: fees.backgroundChecks,
    tippingPercentage: fees.tipping,
    cancellation: {
      freeHours: location.cancellation_free_hours ?? usualTerms.freeHours,
      guaranteedHours: location.cancellation_guaranteed_hours ?? usualTerms.guaranteedHours,
    },
  };
}

/** A page of gigs asks for the rates of one location again and again. */
const ratesByLocation = loader({
  async one(locationId: number, rest): Promise<Rates> {
    const detail = locationDetail(locationId, { rest });
    const [own, gatewayFee] = await Promise.all([detail.then(ownRates), gatewayFeeOf(detail, { rest })]);
    return { ...own, gatewayFee };
  },
});

/**
 * All rates of a location, by one call for it and one for what is the same everywhere.
 *
 * @throws GraphQLError with the code FORBIDDEN for those who may not see money
 */
export function costRates(locationId: number, context: Context): Promise<Rates> {
  return loadById(ratesByLocation, locationId, 'location', context);
}
